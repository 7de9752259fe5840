import type { RefusedFields } from '#domain/base/refusal.ts'
import { slugOf } from '#domain/products/product.ts'
import { parseDetail, parseMeasurementNames } from '#domain/products/productShape.ts'
import { recordOf, type RecordRequest } from '#server/pocketbase/events.ts'
import { findOne, jsonField } from '#server/pocketbase/records.ts'
import { refuseFields } from '#server/http/refuse.ts'

const MAX_SLUG_NUMBER = 1000

/** Continues the save of a valid product, or names its invalid fields. */
export function saveProduct(e: RecordRequest<'products'>): void {
  const problems = prepareProduct(e.app, recordOf(e))
  if (problems) refuseFields(e, 'productSaveFailed', problems)
  else e.next()
}

/**
 * Prepares a product for saving: normalised lists and a unique slug.
 * @returns the invalid fields; undefined when there are none.
 */
export function prepareProduct(
  app: CoreApp,
  product: RecordOf<'products'>,
): RefusedFields | undefined {
  const names = parseMeasurementNames(jsonField(product, 'measurements'))
  const detail = parseDetail(jsonField(product, 'detail'))
  const problems: RefusedFields = {}
  if (names === undefined) problems['measurements'] = 'refused'
  if (detail === undefined) problems['detail'] = 'refused'
  if (isPriceChanged(product) && product.getInt('price') < 1) problems['price'] = 'priceInvalid'
  if (Object.keys(problems).length > 0) return problems
  product.set('measurements', names)
  product.set('detail', detail)
  const before = product.original().getString('slug')
  if (product.isNew() || product.getString('slug') !== before) setSlug(app, product)
  return undefined
}

/** A product that was stored without a price can still be edited and deleted. */
function isPriceChanged(product: RecordOf<'products'>): boolean {
  return product.isNew() || product.getInt('price') !== product.original().getInt('price')
}

/** Makes the slug unique; a product without one gets it from its name. */
function setSlug(app: CoreApp, product: RecordOf<'products'>): void {
  const wanted = product.getString('slug') || slugOf(product.getString('name')) || 'piece'
  for (let count = 1; count < MAX_SLUG_NUMBER; count += 1) {
    const slug = count === 1 ? wanted : `${wanted}-${count}`
    if (isFree(app, slug, product)) return product.set('slug', slug)
  }
}

/**
 * A new product excludes none: if its id is taken, that id is another product's, with a slug of its
 * own.
 */
function isFree(app: CoreApp, slug: string, product: RecordOf<'products'>): boolean {
  const id = product.isNew() ? '' : product.id
  return findOne(app, 'products', 'slug = {:slug} && id != {:id}', { slug, id }) === undefined
}

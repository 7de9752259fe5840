import { withChanges, type ProductChanges } from './deskEdit.ts'
import type { OwnedProduct, ProductFields } from '#domain/products/ownedProduct.ts'
import { parseOfferText } from '#domain/products/offerText.ts'
import { SHOP_FIELDS, type Shop, type ShopField } from '#domain/shop/shop.ts'
import {
  PRODUCT_TEXT_FIELDS,
  productTextOf,
  type ProductTextField,
} from '#domain/products/productText.ts'

/** A field in which the local edit conflicts with a newer saved version. */
export type Difference<Field extends string> = {
  field: Field
  mine: string
  theirs: string
  /** Whether both sides changed it; otherwise only this side did, and keeping it loses nothing. */
  both: boolean
}

/** Where an edit and a newer version differ. Fields that only the others changed stay theirs. */
export function differencesIn<Field extends string>(
  fields: readonly Field[],
  { was, mine, theirs }: Record<'was' | 'mine' | 'theirs', Readonly<Record<Field, string>>>,
): Difference<Field>[] {
  return fields
    .filter((field) => was[field] !== mine[field] && mine[field] !== theirs[field])
    .map((field) => ({
      field,
      mine: mine[field],
      theirs: theirs[field],
      both: was[field] !== theirs[field],
    }))
}

export type ProductField = ProductTextField | 'draft' | 'deleted' | 'photo'

const FIELDS: readonly ProductField[] = [...PRODUCT_TEXT_FIELDS, 'draft', 'deleted', 'photo']
const DETAILS: readonly ProductField[] = FIELDS.slice(
  FIELDS.indexOf('sizes'),
  FIELDS.indexOf('draft'),
)

/**
 * Where an edit and a newer product differ. The photo is in `changes` as its URL, empty when it is
 * removed.
 */
export function productDifferences(
  before: OwnedProduct,
  changes: ProductChanges & { photo?: string | undefined },
  theirs: OwnedProduct,
): Difference<ProductField>[] {
  const { photo = before.photo, ...fields } = changes
  const mine = wordsOf({ ...withChanges(before, fields), photo })
  return differencesIn(FIELDS, { was: wordsOf(before), mine, theirs: wordsOf(theirs) })
}

/** The changes to the `kept` fields only; the details are merged into one record. */
export function resolveProductConflict(
  changes: ProductChanges,
  theirs: OwnedProduct,
  kept: readonly ProductField[],
): ProductChanges {
  const { detail, ...others } = changes
  const rest: ProductChanges = Object.fromEntries(
    Object.entries(others).filter(([field]) => kept.some((name) => name === field)),
  )
  const details = DETAILS.filter((field) => kept.includes(field))
  if (details.length === 0 || !detail) return rest
  const empty = { sizes: [], discount: '', priceRange: '', sleeveLength: '', clothType: '' }
  // A field that the edit emptied is missing there, and must not come back from theirs.
  const mine: Record<string, unknown> = detail
  const picked = Object.fromEntries(details.map((field) => [field, mine[field]]))
  const merged = { ...empty, materials: [], ...theirs.detail, ...picked }
  // The sentence is what people compare; the offer itself belongs to it.
  const offer = parseOfferText(merged.discount)
  return { ...rest, detail: { ...merged, offer } }
}

/** The fields in which an edit differs from its base. */
export function changedProductFields(
  before: OwnedProduct,
  changes: ProductChanges,
): ProductField[] {
  const was = wordsOf(before)
  const now = wordsOf(withChanges(before, changes))
  return FIELDS.filter((field) => was[field] !== now[field])
}

/** The changed fields of a product as text, before and after. */
export function fieldChanges(
  before: OwnedProduct,
  fields: ProductFields,
): { field: ProductField; was: string; now: string }[] {
  const was = wordsOf(before)
  const now = wordsOf(withChanges(before, { ...fields, detail: fields.detail }))
  const changed = FIELDS.filter((field) => was[field] !== now[field])
  return changed.map((field) => ({ field, was: was[field], now: now[field] }))
}

/** The changed fields of a product, with their new values. */
export function changedFields(before: OwnedProduct, fields: ProductFields): ProductChanges {
  const changed = changedProductFields(before, { ...fields, detail: fields.detail })
  const names: string[] = changed.map((field) => (DETAILS.includes(field) ? 'detail' : field))
  const all: ProductChanges = { ...fields, detail: fields.detail }
  return Object.fromEntries(Object.entries(all).filter(([field]) => names.includes(field)))
}

function wordsOf(product: OwnedProduct): Record<ProductField, string> {
  const text = productTextOf(product)
  const { deleted, photo } = product
  return { ...text, draft: text.draft ? 'yes' : '', deleted: deleted ? 'yes' : '', photo }
}

/** Where an edit of the settings and newer settings differ; `words` formats each field. */
export function shopDifferences(
  before: Shop,
  changes: Partial<Shop>,
  theirs: Shop,
  words: (field: ShopField, shop: Shop) => string,
): Difference<ShopField>[] {
  const wanted = { ...before, ...changes }
  return shopFields(changes).flatMap((field) => {
    const [was, mine, now] = [before, wanted, theirs].map((shop) => words(field, shop))
    if (mine === now) return []
    return [{ field, mine: mine ?? '', theirs: now ?? '', both: was !== now }]
  })
}

/** The settings reduced to these fields. */
export function pickShopFields(shop: Partial<Shop>, fields: readonly string[]): Partial<Shop> {
  return Object.fromEntries(Object.entries(shop).filter(([field]) => fields.includes(field)))
}

function shopFields(shop: Partial<Shop>): ShopField[] {
  const names = Object.keys(shop)
  return SHOP_FIELDS.filter((field) => names.includes(field))
}

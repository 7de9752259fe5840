import { isFields } from '#domain/base/parse.ts'
import type { Product, ProductDetail } from '#domain/products/product.ts'
import type { SentChange } from '#domain/products/pull.ts'
import { jsonField, listField } from '#server/pocketbase/records.ts'

/** How the shelf is sorted; keep in step with the domain's `inShelfOrder`. */
export const IN_SHELF_ORDER = ['(code = 0)', 'code', 'created DESC', 'id DESC']

const DETAIL_LISTS = ['sizes', 'materials']
const DETAIL_TEXTS = ['discount', 'priceRange', 'sleeveLength', 'clothType']

/**
 * A product as shoppers see it: picked field by field, because records read by a hook have passed no
 * access rule.
 */
export function productOf(record: RecordOf<'products'>): Product {
  const code = record.getInt('code')
  const detail = jsonField(record, 'detail')
  const product: Product = {
    id: record.id,
    slug: record.getString('slug'),
    name: record.getString('name'),
    description: record.getString('description'),
    price: record.getInt('price'),
    category: record.getString('category'),
    image: imageOf(record),
    measurements: listField(record, 'measurements').filter((name) => typeof name === 'string'),
    draft: false,
    seq: record.getInt('seq'),
    rev: record.getInt('rev'),
    created: record.getString('created').replace(' ', 'T'),
  }
  if (code > 0) product.code = code
  if (isDetail(detail)) product.detail = detail
  return product
}

/** An uploaded photo takes precedence over a typed URL. */
function imageOf(record: RecordOf<'products'>): string {
  const photo = record.getString('photo')
  return photo === '' ? record.getString('image') : `/api/files/products/${record.id}/${photo}`
}

function isDetail(stored: unknown): stored is ProductDetail {
  return (
    isFields(stored) &&
    DETAIL_LISTS.every((name) => Array.isArray(stored[name])) &&
    DETAIL_TEXTS.every((name) => typeof stored[name] === 'string')
  )
}

/** The same of the column, in SQL. */
export const HAS_DETAIL = `CASE WHEN json_valid(detail) THEN ${[
  ...DETAIL_LISTS.map((name) => `json_type(detail, '$.${name}') = 'array'`),
  ...DETAIL_TEXTS.map((name) => `json_type(detail, '$.${name}') = 'text'`),
].join(' AND ')} END`

/** The public part of a change: the product, or that it is gone. */
export function changeOf(record: RecordOf<'products'>): SentChange {
  const gone = record.getBool('deleted') || record.getBool('draft')
  return gone ? { id: record.id, seq: record.getInt('seq'), gone: true } : productOf(record)
}

import {
  CLOTH_TEXT_FIELDS,
  clothProblem,
  clothTextOf,
  parseClothText,
} from '#domain/cloth/clothText.ts'
import { parsePriceText } from '#domain/base/money.ts'
import { splitList } from '#domain/base/text.ts'
import { offerText, parseOfferText } from './offerText.ts'
import { DETAIL_LIMITS, MATERIALS, type ProductDetail } from './product.ts'
import type { FieldProblems, ProblemCode } from '#domain/base/problem.ts'
import type { ProductFields } from './ownedProduct.ts'

/** The editable text fields of a product, in the order of the form and the CSV file. */
export const PRODUCT_TEXT_FIELDS = [
  'name',
  'description',
  'price',
  'category',
  'image',
  'measurements',
  'sizes',
  'discount',
  'priceRange',
  'sleeveLength',
  'clothType',
  'materials',
  ...CLOTH_TEXT_FIELDS,
] as const

export type ProductTextField = (typeof PRODUCT_TEXT_FIELDS)[number]

export type ProductText = Record<ProductTextField, string> & { draft: boolean }

export const EMPTY_PRODUCT_TEXT: ProductText = {
  name: '',
  description: '',
  price: '',
  category: '',
  image: '',
  measurements: '',
  sizes: '',
  discount: '',
  priceRange: '',
  sleeveLength: '',
  clothType: '',
  materials: '',
  ...clothTextOf(),
  draft: false,
}

/** The server's own limits, so that the form reports too long a text before it is sent. */
const MAX_LENGTHS: Partial<Record<ProductTextField, number>> = {
  name: 120,
  description: 2000,
  category: 60,
  image: 500,
  measurements: 1000,
  sizes: 1000,
  discount: DETAIL_LIMITS.text,
  priceRange: DETAIL_LIMITS.text,
  sleeveLength: DETAIL_LIMITS.text,
  clothType: DETAIL_LIMITS.text,
  mill: DETAIL_LIMITS.entry,
  weave: DETAIL_LIMITS.entry,
  included: 1000,
}

/** The fields whose text is a list with commas. */
const LISTS: readonly ProductTextField[] = ['measurements', 'sizes', 'included']

/** The highest price of a product. */
export const MAX_PRICE = 100_000_000

/** A product as text, for editing. */
export function productTextOf(product: ProductFields): ProductText {
  const { detail } = product
  return {
    name: product.name,
    description: product.description,
    price: String(product.price),
    category: product.category,
    image: product.image,
    measurements: product.measurements.join(', '),
    sizes: detail?.sizes.join(', ') ?? '',
    discount: detail?.offer ? offerText(detail.offer) : '',
    priceRange: detail?.priceRange ?? '',
    sleeveLength: detail?.sleeveLength ?? '',
    clothType: detail?.clothType ?? '',
    materials: detail?.materials.join(', ') ?? '',
    ...clothTextOf(detail),
    draft: product.draft,
  }
}

export type ProductReading =
  | { ok: true; value: ProductFields }
  | { ok: false; fields: FieldProblems<ProductTextField> }

/**
 * Parses the owner's text into a product, or into problems by field.
 * @param existingMaterials the product's current materials; this version may not know them all
 */
export function parseProductText(
  text: ProductText,
  existingMaterials: readonly string[] = [],
): ProductReading {
  const fields: FieldProblems<ProductTextField> = {}
  for (const field of PRODUCT_TEXT_FIELDS) {
    const problem = checkField(field, text[field].trim(), existingMaterials)
    if (problem) fields[field] = problem
  }
  const price = priceOf(text.price)
  if (Object.keys(fields).length > 0 || price === undefined) return { ok: false, fields }
  const detail = detailOf(text, existingMaterials)
  const value = {
    name: text.name.trim(),
    description: text.description.trim(),
    price,
    category: text.category.trim(),
    image: text.image.trim(),
    measurements: splitList(text.measurements),
    draft: text.draft,
    ...(detail && { detail }),
  }
  return { ok: true, value }
}

function checkField(
  field: ProductTextField,
  value: string,
  existingMaterials: readonly string[],
): ProblemCode | undefined {
  const required = ['name', 'description', 'price', 'category'].includes(field)
  if (value === '') return required ? 'required' : undefined
  if (value.length > (MAX_LENGTHS[field] ?? Infinity)) return 'tooLong'
  if (LISTS.includes(field) && isLongList(splitList(value))) return 'tooLong'
  if (field === 'price' && parsePriceText(value) === undefined) return 'numberInvalid'
  if (field === 'price' && priceOf(value) === undefined) return 'priceInvalid'
  if (field === 'image' && !/^(\/[^/\\]|https:\/\/)/.test(value)) return 'imageInvalid'
  if (field === 'discount' && !parseOfferText(value)) return 'offerUnknown'
  if (field === 'materials' && !materialsOf(value, existingMaterials)) return 'materialUnknown'
  return clothProblem(field, value)
}

function isLongList(entries: readonly string[]): boolean {
  const { entries: most, entry: longest } = DETAIL_LIMITS
  return entries.length > most || entries.some((entry) => entry.length > longest)
}

/**
 * Whole rupees from decimal text: prices carry no paise, and no piece is free. A spreadsheet's
 * `1E+05` is refused, because it may have lost digits.
 */
function priceOf(text: string): number | undefined {
  const price = /e/i.test(text) ? undefined : Math.round(parsePriceText(text) ?? 0)
  return price !== undefined && price >= 1 && price <= MAX_PRICE ? price : undefined
}

function detailOf(
  text: ProductText,
  existingMaterials: readonly string[],
): ProductDetail | undefined {
  const offer = parseOfferText(text.discount)
  const detail = {
    sizes: splitList(text.sizes),
    discount: offer ? offerText(offer) : '',
    priceRange: text.priceRange.trim(),
    sleeveLength: text.sleeveLength.trim(),
    clothType: text.clothType.trim(),
    materials: materialsOf(text.materials, existingMaterials) ?? [],
  }
  const cloth = parseClothText(text)
  const isFilled = [...Object.values(detail), Object.keys(cloth)].some((value) => value.length > 0)
  return isFilled ? { ...detail, ...(offer && { offer }), ...cloth } : undefined
}

function materialsOf(text: string, existingMaterials: readonly string[]): string[] | undefined {
  const names = splitList(text)
  const known = names.map((name) =>
    [...MATERIALS, ...existingMaterials].find(
      (material) => material.toLowerCase() === name.toLowerCase(),
    ),
  )
  const found = known.filter((material) => material !== undefined)
  return found.length === names.length ? found : undefined
}

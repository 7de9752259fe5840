import type { MeasurementField } from '#domain/length/measurement.ts'
import type { ClothFields } from '#domain/cloth/clothFields.ts'
import type { Rupees } from '#domain/base/money.ts'
import type { Offer } from '#domain/base/offer.ts'

/** The eight materials that the house explains. */
export const MATERIALS = [
  'Wool',
  'Cotton',
  'Polyester',
  'Silk',
  'Linen',
  'Leather',
  'Metal',
  'Enamel',
] as const

export type Material = (typeof MATERIALS)[number]

/** Whether the house explains this material. */
export function isMaterial(name: string): name is Material {
  return MATERIALS.some((material) => material === name)
}

/** The extra fields of the detail panel. */
export type ProductDetail = ClothFields & {
  sizes: string[]
  /** The offer as a sentence, for versions of the shop that only show it. */
  discount: string
  offer?: Offer | undefined
  priceRange: string
  /** `N/A` hides the line. */
  sleeveLength: string
  clothType: string
  /** Those of `MATERIALS` are explained; a newer server may name others. */
  materials: string[]
}

/** What a product can hold, in characters: the form and the server refuse what is longer. */
export const DETAIL_LIMITS = {
  /** Offer, price range, sleeve length and cloth type. */
  text: 200,
  /** One entry of a list; mill and weave. */
  entry: 120,
  /** Entries of a list: measurements, sizes, materials, what is included. */
  entries: 40,
} as const

/** Whether the goods are sold in yards, so that a quantity counts yards. */
export function isByTheYard({ sizes }: Pick<ProductDetail, 'sizes'>): boolean {
  return sizes.some((size) => /^by the yard$/i.test(size))
}

export type Product = {
  id: string
  /** 1 to 30 in the demo catalogue; the owner's own products have none. */
  code?: number
  slug: string
  name: string
  description: string
  price: Rupees
  category: string
  /** URL of a picture, or empty: the card then says that there is none. */
  image: string
  /** Names of the required measurements; the owner may add names besides the eight. */
  measurements: string[]
  detail?: ProductDetail
  /** Hidden from shoppers while true. */
  draft: boolean
  /** Position in the server's commit order; increases with each change. */
  seq: number
  /** Revision: counts the owner's edits; an edit based on an older one is refused. */
  rev: number
  /** When the server stored it, ISO 8601. */
  created: string
}

/** Each distinct category in the order of first appearance. */
export function categoriesOf(products: readonly Pick<Product, 'category'>[]): string[] {
  return [...new Set(products.map(({ category }) => category))]
}

const FIELD_BY_NAME: Record<string, MeasurementField> = {
  neck: 'neck',
  collar: 'neck',
  chest: 'chest',
  bust: 'chest',
  waist: 'waist',
  hips: 'hips',
  hip: 'hips',
  seat: 'hips',
  shoulder: 'shoulder',
  shoulders: 'shoulder',
  sleeve: 'sleeveLength',
  sleevelength: 'sleeveLength',
  inseam: 'inseam',
  inseamlength: 'inseam',
  outseam: 'outseam',
}

/** The field that a required-measurement name means; undefined for the owner's own names. */
export function fieldNamed(name: string): MeasurementField | undefined {
  const key = name.toLowerCase().replace(/[^a-z]/g, '')
  return Object.hasOwn(FIELD_BY_NAME, key) ? FIELD_BY_NAME[key] : undefined
}

/** The URL slug of a product name: `Navy Twill Suit` to `navy-twill-suit`. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return plain.replace(/^-+|-+$/g, '').slice(0, 80)
}

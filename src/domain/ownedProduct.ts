import type { Product } from './product.ts'

/** A product as the owner sees it: with what shoppers do not get. */
export type OwnedProduct = Product & {
  /** Address of the uploaded photo, or empty; it is shown before `image`. */
  photo: string
  deleted: boolean
}

/** What the owner may write of a product. */
export type ProductFields = Pick<
  Product,
  'name' | 'description' | 'price' | 'category' | 'image' | 'measurements' | 'detail' | 'draft'
>

/** The picture that shoppers get. */
export function pictureOf({ photo, image }: Pick<OwnedProduct, 'photo' | 'image'>): string {
  return photo || image
}

export type ProductOrder = 'newest' | 'name' | 'priceUp' | 'priceDown' | 'category'

export const PRODUCT_ORDERS: readonly ProductOrder[] = [
  'newest',
  'name',
  'priceUp',
  'priceDown',
  'category',
]

export type ProductQuery = {
  words: string
  /** Empty for all. */
  category: string
  shown: 'all' | 'published' | 'drafts'
  order: ProductOrder
}

/** The rows of the owner's table: every word typed is somewhere in name, category or description. */
export function productRows(
  products: readonly OwnedProduct[],
  { words, category, shown, order }: ProductQuery,
): OwnedProduct[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return products
    .filter((product) => {
      if (product.deleted || (category !== '' && product.category !== category)) return false
      if (shown !== 'all' && product.draft !== (shown === 'drafts')) return false
      const text = `${product.name} ${product.category} ${product.description}`.toLowerCase()
      return wanted.every((word) => text.includes(word))
    })
    .sort(COMPARE[order])
}

const byText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
const byName = (a: Product, b: Product) => byText(a.name.toLowerCase(), b.name.toLowerCase())

const COMPARE: Record<ProductOrder, (a: Product, b: Product) => number> = {
  newest: (a, b) => byText(b.created, a.created) || byName(a, b),
  name: byName,
  priceUp: (a, b) => a.price - b.price || byName(a, b),
  priceDown: (a, b) => b.price - a.price || byName(a, b),
  category: (a, b) => byText(a.category, b.category) || byName(a, b),
}

import type { OwnedProduct } from './ownedProduct.ts'
import { memoizeByObject } from '#domain/base/memoize.ts'

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

/** All products except deleted ones, sorted; memoized per list and order. */
export function sortedProducts(
  products: readonly OwnedProduct[],
  order: ProductOrder,
): readonly OwnedProduct[] {
  const known = sortedBefore(products)
  const sorted = known.get(order) ?? products.filter(({ deleted }) => !deleted).sort(COMPARE[order])
  known.set(order, sorted)
  return sorted
}

type Sorted = Map<ProductOrder, readonly OwnedProduct[]>

const sortedBefore = memoizeByObject<readonly OwnedProduct[], Sorted>(() => new Map())

/** The products that match: each typed word occurs in name, category or description. */
export function foundProducts(
  products: readonly OwnedProduct[],
  { words, category, shown }: Omit<ProductQuery, 'order'>,
): readonly OwnedProduct[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0 && category === '' && shown === 'all') return products
  return products.filter((product) => {
    if (category !== '' && product.category !== category) return false
    if (shown !== 'all' && product.draft !== (shown === 'drafts')) return false
    const text = wanted.length > 0 ? searchedText(product) : ''
    return wanted.every((word) => text.includes(word))
  })
}

const searchedText = memoizeByObject(({ name, category, description }: OwnedProduct) =>
  `${name} ${category} ${description}`.toLowerCase(),
)

const sortedName = memoizeByObject(({ name }: OwnedProduct) => name.toLowerCase())

const byText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)
const byName = (a: OwnedProduct, b: OwnedProduct) => byText(sortedName(a), sortedName(b))

const COMPARE: Record<ProductOrder, (a: OwnedProduct, b: OwnedProduct) => number> = {
  newest: (a, b) => byText(b.created, a.created) || byText(b.id, a.id),
  name: byName,
  priceUp: (a, b) => a.price - b.price || byName(a, b),
  priceDown: (a, b) => b.price - a.price || byName(a, b),
  category: (a, b) => byText(a.category, b.category) || byName(a, b),
}

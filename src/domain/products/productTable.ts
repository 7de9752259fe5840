import { compareTexts } from '#domain/base/text.ts'
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

export const PRODUCTS_SHOWN = ['all', 'published', 'drafts'] as const

export type ProductQuery = {
  words: string
  /** Empty for all. */
  category: string
  shown: (typeof PRODUCTS_SHOWN)[number]
  order: ProductOrder
}

/** All products except deleted ones, sorted; memoized per list and order. */
export function sortProducts(
  products: readonly OwnedProduct[],
  order: ProductOrder,
): readonly OwnedProduct[] {
  const cache = sortCacheOf(products)
  const sorted = cache.get(order) ?? products.filter(({ deleted }) => !deleted).sort(COMPARE[order])
  cache.set(order, sorted)
  return sorted
}

/** The products that customers can order, by name. */
export function shelfByName(products: readonly OwnedProduct[]): readonly OwnedProduct[] {
  return sortProducts(products, 'name').filter(({ draft }) => !draft)
}

type SortCache = Map<ProductOrder, readonly OwnedProduct[]>

const sortCacheOf = memoizeByObject<readonly OwnedProduct[], SortCache>(() => new Map())

/** The products that match: each typed word occurs in name, category or description. */
export function filterProducts(
  products: readonly OwnedProduct[],
  { words, category, shown }: Omit<ProductQuery, 'order'>,
): readonly OwnedProduct[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0 && category === '' && shown === 'all') return products
  return products.filter((product) => {
    if (category !== '' && product.category !== category) return false
    if (shown !== 'all' && product.draft !== (shown === 'drafts')) return false
    const text = wanted.length > 0 ? searchTextOf(product) : ''
    return wanted.every((word) => text.includes(word))
  })
}

const searchTextOf = memoizeByObject(({ name, category, description }: OwnedProduct) =>
  `${name} ${category} ${description}`.toLowerCase(),
)

const sortKeyOf = memoizeByObject(({ name }: OwnedProduct) => name.toLowerCase())

const byName = (a: OwnedProduct, b: OwnedProduct) => compareTexts(sortKeyOf(a), sortKeyOf(b))

const COMPARE: Record<ProductOrder, (a: OwnedProduct, b: OwnedProduct) => number> = {
  newest: (a, b) => compareTexts(b.created, a.created) || compareTexts(b.id, a.id),
  name: byName,
  priceUp: (a, b) => a.price - b.price || byName(a, b),
  priceDown: (a, b) => b.price - a.price || byName(a, b),
  category: (a, b) => compareTexts(a.category, b.category) || byName(a, b),
}

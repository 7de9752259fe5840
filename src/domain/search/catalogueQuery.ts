import type { Rupees } from '#domain/base/money.ts'
import type { Product } from '#domain/products/product.ts'
import { wordsOf } from './wordsOf.ts'

/** The orders in which the collection can be shown, the house's own first. */
export const CATALOGUE_SORTS = ['house', 'priceUp', 'priceDown', 'name', 'newest'] as const

export type CatalogueSort = (typeof CATALOGUE_SORTS)[number]

/** What a shopper asked of the collection; each part narrows the others. */
export type CatalogueQuery = {
  words: string
  /** Empty for all of them. */
  categories: readonly string[]
  /** Lowest and highest price in rupees, both included. */
  from?: Rupees | undefined
  to?: Rupees | undefined
  sort: CatalogueSort
}

/** The whole collection in the order in which it was given, which is the house's. */
export const WHOLE_CATALOGUE: CatalogueQuery = {
  words: '',
  categories: [],
  from: undefined,
  to: undefined,
  sort: 'house',
}

/** Whether the query leaves anything out. */
export function narrows({ words, categories, from, to }: CatalogueQuery): boolean {
  return words.trim() !== '' || categories.length > 0 || from !== undefined || to !== undefined
}

/** Whether the query has words to look for: everything else is told by each product alone. */
export function hasWords({ words }: CatalogueQuery): boolean {
  return wordsOf(words).length > 0
}

/** The products within the query's categories and prices, in its order; its words are left aside. */
export function narrowProducts(products: readonly Product[], query: CatalogueQuery): Product[] {
  const { categories, from, to, sort } = query
  const takesAll = categories.length === 0 && from === undefined && to === undefined
  const within = takesAll ? [...products] : products.filter((product) => isWithin(product, query))
  return sortProducts(within, sort)
}

/** Whether the query asks for nothing but this one category, or for everything when it is missing. */
export function asksOnlyFor(category: string | undefined, query: CatalogueQuery): boolean {
  const { words, categories, from, to, sort } = query
  if (words.trim() !== '' || from !== undefined || to !== undefined || sort !== 'house')
    return false
  return category === undefined ? categories.length === 0 : categories.join() === category
}

/** Whether the product is of a chosen category and within the prices. */
function isWithin(product: Product, { categories, from, to }: CatalogueQuery): boolean {
  if (categories.length > 0 && !categories.includes(product.category)) return false
  return product.price >= (from ?? 0) && product.price <= (to ?? Infinity)
}

/** Sorts a list of one's own, perhaps in place; what is equal, or in the house's order, stays as it was. */
function sortProducts(products: Product[], sort: CatalogueSort): Product[] {
  if (sort === 'house') return products
  return sort === 'name' ? byName(products) : products.sort(ORDERS[sort])
}

/** Each name is made small once, not with each comparison. */
function byName(products: Product[]): Product[] {
  const named = products.map((product) => ({ product, name: product.name.toLowerCase() }))
  return named.sort((a, b) => compare(a.name, b.name)).map(({ product }) => product)
}

type Measured = Exclude<CatalogueSort, 'house' | 'name'>

const ORDERS: Record<Measured, (a: Product, b: Product) => number> = {
  priceUp: (a, b) => a.price - b.price,
  priceDown: (a, b) => b.price - a.price,
  newest: (a, b) => compare(b.created, a.created),
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

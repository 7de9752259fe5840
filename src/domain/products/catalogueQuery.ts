import type { Rupees } from '#domain/base/money.ts'
import type { Product } from './product.ts'

/** The sort orders of the collection; `house` is the default order. */
export const CATALOGUE_SORTS = ['house', 'priceUp', 'priceDown', 'name', 'newest'] as const

export type CatalogueSort = (typeof CATALOGUE_SORTS)[number]

/** A shopper's search and filters; all parts must match. */
export type CatalogueQuery = {
  words: string
  /** Empty for all. */
  categories: readonly string[]
  /** Lowest and highest price in rupees, both included. */
  from?: Rupees | undefined
  to?: Rupees | undefined
  sort: CatalogueSort
}

/** The whole collection in the default order. */
export const WHOLE_CATALOGUE: CatalogueQuery = {
  words: '',
  categories: [],
  from: undefined,
  to: undefined,
  sort: 'house',
}

/** Whether the query filters at all. */
export function hasFilters({ words, categories, from, to }: CatalogueQuery): boolean {
  return words.trim() !== '' || categories.length > 0 || from !== undefined || to !== undefined
}

/** Whether the query has search words, and so needs the index; filters need only the product. */
export function hasWords({ words }: CatalogueQuery): boolean {
  return wordsOf(words).length > 0
}

/** Applies the query's filters and sort order, but not its search words. */
export function filterAndSortProducts(
  products: readonly Product[],
  query: CatalogueQuery,
): Product[] {
  const { categories, from, to, sort } = query
  const takesAll = categories.length === 0 && from === undefined && to === undefined
  const within = takesAll ? [...products] : products.filter((product) => isWithin(product, query))
  return sortProducts(within, sort)
}

/** Whether the query asks for exactly this category and no more; for everything if undefined. */
export function isCategoryOnly(category: string | undefined, query: CatalogueQuery): boolean {
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

/** Stable sort, possibly in place, so pass a copy. The input is already in the default order. */
function sortProducts(products: Product[], sort: CatalogueSort): Product[] {
  if (sort === 'house') return products
  return sort === 'name' ? byName(products) : products.sort(ORDERS[sort])
}

/** Lower-cases each name once instead of in each comparison. */
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

const ASCII = /^[\n -~]*$/

/** The words of a text in lower case, without accents and punctuation. */
export function wordsOf(text: string): string[] {
  const plain = ASCII.test(text) ? text : text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  return plain.toLowerCase().match(/[a-z0-9]+/g) ?? []
}

import type { Narrowing } from '#domain/cloth/narrowing.ts'
import type { Occasion } from '#domain/cloth/occasion.ts'
import type { Rupees } from '#domain/base/money.ts'
import { compareTexts } from '#domain/base/text.ts'
import type { Product } from './product.ts'

/** The sort orders of the collection; `house` is the default order. */
export const CATALOGUE_SORTS = ['house', 'priceUp', 'priceDown', 'name', 'newest'] as const

export type CatalogueSort = (typeof CATALOGUE_SORTS)[number]

/** A shopper's search and filters; all parts must match. */
export type CatalogueQuery = {
  words: string
  /** Empty for all. */
  categories: readonly string[]
  occasion?: Occasion | undefined
  /** One of the explained materials. */
  material?: string | undefined
  /** Lowest and highest price in rupees, both included. */
  from?: Rupees | undefined
  to?: Rupees | undefined
  sort: CatalogueSort
}

/** The whole collection in the default order. */
export const WHOLE_CATALOGUE: CatalogueQuery = {
  words: '',
  categories: [],
  occasion: undefined,
  material: undefined,
  from: undefined,
  to: undefined,
  sort: 'house',
}

/** Whether the query filters at all. */
export function hasFilters({ words, ...query }: CatalogueQuery): boolean {
  return words.trim() !== '' || isPart(query)
}

type Filters = Omit<CatalogueQuery, 'words' | 'sort'>

/** Whether the filters leave anything out. */
function isPart({ categories, occasion, material, from, to }: Filters): boolean {
  return categories.length > 0 || [occasion, material, from, to].some((one) => one !== undefined)
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
  const within = isPart(query)
    ? products.filter((product) => isWithin(product, query))
    : [...products]
  return sortProducts(within, query.sort)
}

/** Whether the query asks for exactly this part of the collection; for all of it if it is empty. */
export function isNarrowedTo(part: Narrowing, query: CatalogueQuery): boolean {
  const { words, categories, from, to, sort } = query
  if (words.trim() !== '' || from !== undefined || to !== undefined || sort !== 'house')
    return false
  if (query.occasion !== part.occasion || query.material !== part.material) return false
  return categories.join() === (part.category ?? '')
}

/** The query for a part of the collection. */
export function queryFor({ category, occasion, material }: Narrowing): CatalogueQuery {
  if (!category && !occasion && !material) return WHOLE_CATALOGUE
  return { ...WHOLE_CATALOGUE, categories: category ? [category] : [], occasion, material }
}

/** Whether the product is of a chosen category, fits occasion and material, and is within the prices. */
function isWithin(product: Product, query: CatalogueQuery): boolean {
  const { categories, occasion, material, from, to } = query
  const { detail } = product
  if (occasion && !detail?.occasions?.includes(occasion)) return false
  if (material && !detail?.materials.includes(material)) return false
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
  return named.sort((a, b) => compareTexts(a.name, b.name)).map(({ product }) => product)
}

type Measured = Exclude<CatalogueSort, 'house' | 'name'>

const ORDERS: Record<Measured, (a: Product, b: Product) => number> = {
  priceUp: (a, b) => a.price - b.price,
  priceDown: (a, b) => b.price - a.price,
  newest: (a, b) => compareTexts(b.created, a.created),
}

const ASCII = /^[\n -~]*$/

/** The words of a text in lower case, without accents and punctuation. */
export function wordsOf(text: string): string[] {
  const plain = ASCII.test(text) ? text : text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  return plain.toLowerCase().match(/[a-z0-9]+/g) ?? []
}

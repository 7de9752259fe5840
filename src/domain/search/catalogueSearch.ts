import { productsAt, type CatalogueIndex } from './catalogueIndex.ts'
import {
  filterAndSortProducts,
  type CatalogueQuery,
  wordsOf,
} from '#domain/products/catalogueQuery.ts'
import { runToEnd, type Cooperative } from './cooperative.ts'
import type { Product } from '#domain/products/product.ts'
import { rankMatches } from './ranking.ts'

/**
 * The products that match every typed word, with up to two typos where nothing matches exactly, and
 * pass the query's filters. In the default order the best match comes first.
 */
export function searchCatalogue(index: CatalogueIndex, query: CatalogueQuery): Product[] {
  return runToEnd(searchInSteps(index, query))
}

/** The same, cooperatively. */
export function* searchInSteps(
  index: CatalogueIndex,
  query: CatalogueQuery,
): Cooperative<Product[]> {
  const typed = wordsOf(query.words)
  return filterAndSortProducts(yield* matchingProducts(index, typed), query)
}

function* matchingProducts(
  { products, words, letters }: CatalogueIndex,
  typed: readonly string[],
): Cooperative<readonly Product[]> {
  if (typed.length === 0) return products
  const [word = ''] = typed
  const precomputed = typed.length === 1 ? letters.get(word) : undefined
  return precomputed ?? productsAt(products, yield* rankMatches(words, products.length, typed))
}

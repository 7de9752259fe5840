import { startTransition, useEffect, useMemo, useState } from 'react'
import type { CatalogueIndex } from '#domain/search/catalogueIndex.ts'
import {
  hasWords,
  filterAndSortProducts,
  type CatalogueQuery,
} from '#domain/products/catalogueQuery.ts'
import type { Product } from '#domain/products/product.ts'
import { runInSlices, nextTask, onIdle, runSlice } from './runInSlices.ts'
import type { wordSearch } from './wordSearch.lazy.ts'

/** Above this many products, the index is built before the first search. */
const EAGER_INDEX_ABOVE = 300

export type SearchResult = { query: CatalogueQuery; found: Product[] }

/** The index of the products, and the function that searches it. */
type LoadedIndex = { index: CatalogueIndex; search: typeof wordSearch.search }

/**
 * The products that match the query. Word searches run in slices, so typing stays responsive: until
 * one is done, the previous result is returned, or undefined before the products are indexed.
 */
export function useSearch(
  products: readonly Product[],
  query: CatalogueQuery,
): SearchResult | undefined {
  const needsIndex = hasWords(query)
  const loaded = useIndex(products, needsIndex)
  const filtered = useMemo(
    () => (needsIndex ? undefined : { query, found: filterAndSortProducts(products, query) }),
    [needsIndex, products, query],
  )
  const searched = useResult(loaded, query, needsIndex)
  const result = filtered ?? searched
  const [previous, setPrevious] = useState(result)
  if (result && result !== previous) setPrevious(result)
  return result ?? (loaded && previous)
}

function useResult(
  loaded: LoadedIndex | undefined,
  query: CatalogueQuery,
  needsIndex: boolean,
): SearchResult | undefined {
  const started = useMemo(
    () => (loaded && needsIndex ? runFirstSlice(loaded, query) : undefined),
    [loaded, query, needsIndex],
  )
  const [result, setResult] = useState<SearchResult>()
  useEffect(() => {
    if (!started || started.result) return undefined
    return runInSlices(started.work, nextTask, (found) =>
      startTransition(() => setResult({ query, found })),
    )
  }, [started, query])
  return started?.result ?? (result?.query === query ? result : undefined)
}

/** Usually the first slice is the only one; its result then renders together with the keystroke. */
function runFirstSlice(loaded: LoadedIndex, query: CatalogueQuery) {
  const work = loaded.search(loaded.index, query)
  const step = runSlice(work)
  return { work, result: step.done ? { query, found: step.value } : undefined }
}

/** The index; after a change the previous products answer until the new ones are indexed. */
function useIndex(products: readonly Product[], needsIndex: boolean): LoadedIndex | undefined {
  const [loaded, setLoaded] = useState<LoadedIndex>()
  const isCurrent = loaded?.index.products === products
  const isDue = !isCurrent && (needsIndex || products.length > EAGER_INDEX_ABOVE)
  useEffect(() => {
    return isDue ? indexWhenIdle(products, setLoaded) : undefined
  }, [isDue, products])
  return loaded
}

/** @returns stops the indexing */
function indexWhenIdle(
  products: readonly Product[],
  done: (loaded: LoadedIndex) => void,
): () => void {
  let stopped = false
  let stop = () => {}
  const load = async () => {
    const loaded = await loadWordSearch()
    if (stopped || !loaded) return
    const { buildIndex, search } = loaded
    stop = runInSlices(buildIndex(products), onIdle, (index) => done({ index, search }))
  }
  void load()
  return () => {
    stopped = true
    stop()
  }
}

/** Loads the word search; undefined if it can't be fetched. */
export async function loadWordSearch(): Promise<typeof wordSearch | undefined> {
  const loaded = await import('./wordSearch.lazy.ts').catch(() => undefined)
  return loaded?.wordSearch
}

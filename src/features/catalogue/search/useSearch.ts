import { startTransition, useEffect, useMemo, useState } from 'react'
import type { CatalogueIndex } from '#domain/search/catalogueIndex.ts'
import { hasWords, narrowProducts, type CatalogueQuery } from '#domain/search/catalogueQuery.ts'
import type { Product } from '#domain/products/product.ts'
import { runInSlices, nextTask, onIdle, runSlice } from './runInSlices.ts'
import type { wordSearch } from './wordSearch.lazy.ts'

/** Above this many products, the index is built before the first search. */
const SHORT = 300

export type Answer = { query: CatalogueQuery; found: Product[] }

/** The index of the products, and the function that searches it. */
type Read = { index: CatalogueIndex; searching: typeof wordSearch.searching }

/**
 * The products that match the query. Word searches run in slices, so typing stays responsive: until
 * one is done, the previous answer is returned, or undefined before the products are indexed.
 */
export function useSearch(products: readonly Product[], query: CatalogueQuery): Answer | undefined {
  const wanted = hasWords(query)
  const read = useRead(products, wanted)
  const atOnce = useMemo(
    () => (wanted ? undefined : { query, found: narrowProducts(products, query) }),
    [wanted, products, query],
  )
  const later = useAnswer(read, query, wanted)
  const answer = atOnce ?? later
  const [last, setLast] = useState(answer)
  if (answer && answer !== last) setLast(answer)
  return answer ?? (read && last)
}

function useAnswer(
  read: Read | undefined,
  query: CatalogueQuery,
  wanted: boolean,
): Answer | undefined {
  const begun = useMemo(
    () => (read && wanted ? beginning(read, query) : undefined),
    [read, query, wanted],
  )
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (!begun || begun.answer) return undefined
    return runInSlices(begun.work, nextTask, (found) =>
      startTransition(() => setAnswer({ query, found })),
    )
  }, [begun, query])
  return begun?.answer ?? (answer?.query === query ? answer : undefined)
}

/** Usually the first slice is the only one; its answer then renders together with the keystroke. */
function beginning(read: Read, query: CatalogueQuery) {
  const work = read.searching(read.index, query)
  const step = runSlice(work)
  return { work, answer: step.done ? { query, found: step.value } : undefined }
}

/** The index; after a change the previous products answer until the new ones are indexed. */
function useRead(products: readonly Product[], wanted: boolean): Read | undefined {
  const [read, setRead] = useState<Read>()
  const isRead = read?.index.products === products
  const isDue = !isRead && (wanted || products.length > SHORT)
  useEffect(() => {
    return isDue ? readWhenQuiet(products, setRead) : undefined
  }, [isDue, products])
  return read
}

/** @returns stops the indexing */
function readWhenQuiet(products: readonly Product[], done: (read: Read) => void): () => void {
  let stopped = false
  let stop = () => {}
  const load = async () => {
    const search = await loadWordSearch()
    if (stopped || !search) return
    const { reading, searching } = search
    stop = runInSlices(reading(products), onIdle, (index) => done({ index, searching }))
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

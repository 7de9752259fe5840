import { startTransition, useEffect, useMemo, useState } from 'react'
import type { CatalogueIndex } from '#domain/search/catalogueIndex.ts'
import { hasWords, narrowProducts } from '#domain/search/catalogueQuery.ts'
import type { CatalogueQuery } from '#domain/search/catalogueQuery.ts'
import type { Product } from '#domain/products/product.ts'
import { runInSlices, nextTask, onIdle, runSlice } from './runInSlices.ts'
import { loadWordSearch } from './loadWordSearch.ts'
import type { wordSearch } from './wordSearch.ts'

/** More products than this are read for their words before anybody searches them. */
const SHORT = 300

export type Answer = { query: CatalogueQuery; found: Product[] }

/** Products that have been read for their words, and how those are searched. */
type Read = { index: CatalogueIndex; searching: typeof wordSearch.searching }

/**
 * What the query finds among the products. Words are looked for stretch by stretch, so that nobody's
 * typing waits: until that is done the answer is the one before, or undefined where the products have
 * not been read yet.
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

/** The first stretch is mostly the only one; its answer is drawn together with the letter. */
function beginning(read: Read, query: CatalogueQuery) {
  const work = read.searching(read.index, query)
  const step = runSlice(work)
  return { work, answer: step.done ? { query, found: step.value } : undefined }
}

/** After a change the former products answer until the new ones are read. */
function useRead(products: readonly Product[], wanted: boolean): Read | undefined {
  const [read, setRead] = useState<Read>()
  const isRead = read?.index.products === products
  const isDue = !isRead && (wanted || products.length > SHORT)
  useEffect(() => {
    return isDue ? readWhenQuiet(products, setRead) : undefined
  }, [isDue, products])
  return read
}

/** @returns stops the reading. */
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

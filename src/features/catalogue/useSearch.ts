import { useEffect, useMemo, useState } from 'react'
import { catalogueReading, indexCatalogue } from '#domain/catalogueIndex.ts'
import type { CatalogueIndex } from '#domain/catalogueIndex.ts'
import type { CatalogueQuery } from '#domain/catalogueQuery.ts'
import { hasWords, searchCatalogue } from '#domain/catalogueSearch.ts'
import type { Product } from '#domain/product.ts'

/** So few products are read within a keystroke, even on a slow phone. */
const READ_AT_ONCE = 300

/** Longest stretch of reading; typing and scrolling come in between. */
const STRETCH_MS = 8

/**
 * What the query finds among the products. A long list is read for its words while nobody waits;
 * words typed before that is done are looked for as soon as it is, undefined until then.
 */
export function useSearch(
  products: readonly Product[],
  query: CatalogueQuery,
): Product[] | undefined {
  const index = useIndex(products, hasWords(query))
  return useMemo(() => {
    if (index) return searchCatalogue(index, query)
    return hasWords(query) ? undefined : searchCatalogue({ products, words: new Map() }, query)
  }, [index, products, query])
}

function useIndex(products: readonly Product[], wanted: boolean): CatalogueIndex | undefined {
  const isShort = products.length <= READ_AT_ONCE
  const short = useMemo(
    () => (isShort && wanted ? indexCatalogue(products) : undefined),
    [isShort, wanted, products],
  )
  const [read, setRead] = useState<CatalogueIndex>()
  useEffect(() => (isShort ? undefined : readWhenIdle(products, setRead)), [isShort, products])
  // After a change the former index answers until the new one is read.
  return isShort ? short : read
}

/** @returns stops the reading. */
function readWhenIdle(products: readonly Product[], done: (index: CatalogueIndex) => void) {
  const reading = catalogueReading(products)
  let stopped = false
  function readOn() {
    if (stopped) return
    const until = performance.now() + STRETCH_MS
    if (reading.readOn(() => performance.now() >= until)) done(reading.index)
    else soon(readOn)
  }
  soon(readOn)
  return () => {
    stopped = true
  }
}

/** In a quiet moment, but not never. */
function soon(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 100 })
  else setTimeout(work, 10)
}

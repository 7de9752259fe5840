import { startTransition, useEffect, useMemo, useState } from 'react'
import { indexCatalogue, readingCatalogue } from '#domain/catalogueIndex.ts'
import type { CatalogueIndex } from '#domain/catalogueIndex.ts'
import type { CatalogueQuery } from '#domain/catalogueQuery.ts'
import { hasWords, searchCatalogue, searchingCatalogue } from '#domain/catalogueSearch.ts'
import type { Product } from '#domain/product.ts'
import { inStretches, nextTask, quietMoment } from './inStretches.ts'

/** So few products are read and searched within a keystroke, even on a slow phone. */
const READ_AT_ONCE = 300

export type Answer = { query: CatalogueQuery; found: Product[] }

/**
 * What the query finds among the products. A long list is read for its words while nobody waits, and
 * searched for them stretch by stretch: until that is done the answer is the one before, or undefined
 * where there is no index yet.
 */
export function useSearch(products: readonly Product[], query: CatalogueQuery): Answer | undefined {
  const index = useIndex(products, hasWords(query))
  const atOnce = useMemo(() => answerAtOnce(products, index, query), [products, index, query])
  const later = useAnswerLater(index, query, atOnce === undefined)
  const answer = atOnce ?? later
  const [last, setLast] = useState(answer)
  if (answer && answer !== last) setLast(answer)
  return answer ?? (index && last)
}

/** Without words no index is needed; with words a short list is quickly searched. */
function answerAtOnce(
  products: readonly Product[],
  index: CatalogueIndex | undefined,
  query: CatalogueQuery,
): Answer | undefined {
  if (index && (isShort(index.products) || !hasWords(query)))
    return { query, found: searchCatalogue(index, query) }
  if (hasWords(query)) return undefined
  return { query, found: searchCatalogue({ products, words: new Map() }, query) }
}

function useAnswerLater(
  index: CatalogueIndex | undefined,
  query: CatalogueQuery,
  wanted: boolean,
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (!index || !wanted) return undefined
    return inStretches(searchingCatalogue(index, query), nextTask, (found) =>
      startTransition(() => setAnswer({ query, found })),
    )
  }, [index, query, wanted])
  return answer?.query === query ? answer : undefined
}

function useIndex(products: readonly Product[], wanted: boolean): CatalogueIndex | undefined {
  const short = useMemo(
    () => (isShort(products) && wanted ? indexCatalogue(products) : undefined),
    [wanted, products],
  )
  const [read, setRead] = useState<CatalogueIndex>()
  useEffect(() => {
    if (isShort(products)) return undefined
    return inStretches(readingCatalogue(products), quietMoment, setRead)
  }, [products])
  // After a change the former index answers until the new one is read.
  return isShort(products) ? short : read
}

function isShort(products: readonly Product[]): boolean {
  return products.length <= READ_AT_ONCE
}

import { startTransition, useCallback, useMemo, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CatalogueQuery } from '#domain/search/catalogueQuery.ts'
import { WHOLE_CATALOGUE } from '#domain/search/catalogueQuery.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { useHydrated } from '#ui/state/useHydrated.ts'
import { afterPaint } from './afterPaint.ts'
import { readQuery, writeQuery } from './queryText.ts'

/**
 * What is asked of the collection, kept in the address so that it can be shared and survives a
 * reload; the address follows when the answer has been painted. Until the browser has taken over
 * it is what the server narrowed the page to.
 */
export function useCatalogueQuery() {
  const { pathname, search, ...place } = useLocation()
  const state: unknown = place.state
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const { category } = usePageData()
  // A new address is drawn when React finds the time; what a letter finds comes with the letter.
  const [asked, ask] = useOptimistic(search, patched)
  const query = useMemo(() => {
    if (hydrated) return readQuery(asked)
    return category === undefined ? WHOLE_CATALOGUE : { ...WHOLE_CATALOGUE, categories: [category] }
  }, [hydrated, asked, category])

  const change = useCallback(
    (patch: Partial<CatalogueQuery>) =>
      startTransition(async () => {
        ask(patch)
        await new Promise<void>(afterPaint)
        const goneElsewhere = location.pathname !== pathname
        if (goneElsewhere) return
        await navigate(
          { pathname, search: patched(location.search, patch) },
          { replace: true, preventScrollReset: true, state },
        )
      }),
    [ask, navigate, pathname, state],
  )
  return { query, change, search: hydrated ? search : '' }
}

/** The search part of an address with something else asked. */
function patched(search: string, patch: Partial<CatalogueQuery>): string {
  const next = writeQuery({ ...readQuery(search), ...patch })
  return next && `?${next}`
}

import { startTransition, useCallback, useMemo, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { queryFor, type CatalogueQuery } from '#domain/products/catalogueQuery.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { useHydrated } from '#ui/state/useHydrated.ts'
import { afterPaint } from '#data/live/afterPaint.ts'
import { parseQuery, writeQuery } from './queryText.ts'

/**
 * The collection's query, kept in the address so that it can be shared and survives a reload; the
 * address updates after the result has been painted. Until hydration it is the part of the collection
 * that the server rendered.
 */
export function useCatalogueQuery() {
  const { pathname, search, ...place } = useLocation()
  const state: unknown = place.state
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const { category, occasion, material } = usePageData()
  // Navigation renders as a transition; the optimistic query updates the results with the
  // keystroke.
  const [asked, ask] = useOptimistic(search, patched)
  const query = useMemo(
    () => (hydrated ? parseQuery(asked) : queryFor({ category, occasion, material })),
    [hydrated, asked, category, occasion, material],
  )

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
  return { query, change }
}

/** The search part of an address with part of its query changed. */
function patched(search: string, patch: Partial<CatalogueQuery>): string {
  const next = writeQuery({ ...parseQuery(search), ...patch })
  return next && `?${next}`
}

/** Props of every filter: the query, and a function to change part of it. */
export type FilterProps = {
  query: CatalogueQuery
  onChange: (patch: Partial<CatalogueQuery>) => void
}

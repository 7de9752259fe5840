import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CatalogueQuery } from '#domain/catalogueQuery.ts'
import { WHOLE_CATALOGUE } from '#domain/catalogueQuery.ts'
import { usePageData } from '#ui/contexts.ts'
import { useHydrated } from '#ui/useHydrated.ts'
import { readQuery, writeQuery } from './queryText.ts'

/**
 * What is asked of the collection, kept in the address so that it can be shared and survives a
 * reload. Until the browser has taken over it is what the server narrowed the page to.
 */
export function useCatalogueQuery() {
  const { pathname, search, ...place } = useLocation()
  const state: unknown = place.state
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const { category } = usePageData()
  const query = useMemo(() => {
    if (hydrated) return readQuery(search)
    return category === undefined ? WHOLE_CATALOGUE : { ...WHOLE_CATALOGUE, categories: [category] }
  }, [hydrated, search, category])

  const change = useCallback(
    (patch: Partial<CatalogueQuery>) => {
      // Read anew: several keystrokes can come before the page has followed the first.
      const next = { ...readQuery(location.search), ...patch }
      void navigate(
        { pathname, search: writeQuery(next) },
        { replace: true, preventScrollReset: true, state },
      )
    },
    [navigate, pathname, state],
  )
  return { query, change, search: hydrated ? search : '' }
}

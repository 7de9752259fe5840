import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { paths } from '#ui/routing/paths.ts'
import { isOverGrid } from '#ui/routing/overGrid.ts'
import { recordScroll, restoreAfterReload, restoreScroll } from './scrollMemory.ts'

/**
 * Scrolls to the top of a new page and moves the focus there for screen readers. Back and a reload
 * restore the previous scroll position.
 */
export function useScrollRestoration() {
  const main = useRef<HTMLElement>(null)
  const { pathname, hash, ...place } = useLocation()
  // The router's key of a visit's first page is the same for each visit.
  const key = place.key + pathname
  const how = useNavigationType()
  const isPanel = pathname.startsWith(paths.product('')) && isOverGrid(place.state)
  const page = isPanel ? paths.catalogue : pathname
  const before = useRef<string>(undefined)
  useLayoutEffect(() => {
    return recordScroll(key, isPanel)
  }, [key, isPanel])
  useLayoutEffect(() => {
    if (before.current === page) return undefined
    const isFirst = before.current === undefined
    before.current = page
    if (isFirst) return hash ? undefined : restoreAfterReload(key)
    if (how === NavigationType.Pop) {
      main.current?.focus({ preventScroll: true })
      return restoreScroll(key)
    }
    if (hash) return undefined
    window.scrollTo({ top: 0, behavior: 'instant' })
    main.current?.focus({ preventScroll: true })
    return undefined
  }, [page, how, hash, key])
  return main
}

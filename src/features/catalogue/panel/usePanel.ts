import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { viewChanged } from '#ui/routing/changeView.ts'
import { paths } from '#ui/routing/paths.ts'
import { closeToGrid, openFromGrid } from './pieceInView.ts'
import { productLinkId } from '#features/catalogue/grid/productLinkId.ts'

/** State of an address that was opened from the grid: going back then returns there. */
export const OVER_GRID = { overGrid: true } as const

type Panel = {
  /** For a click on a product's link; one that asks for a tab of its own is left to the browser. */
  open: (event: MouseEvent, slug: string) => void
  /**
   * Back to the grid it was opened from, or to the grid in its place when one landed here. The focus
   * returns to the product's link; the grid stays where it was scrolled to.
   */
  close: () => void
  /** Whether it was opened from the grid, instead of being where one landed. */
  overGrid: boolean
}

/** How the panel of a product opens over the grid and closes; the picture goes along. */
export function usePanel(slug: string | undefined, search: string): Panel {
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const before = useRef(slug)
  useLayoutEffect(viewChanged, [slug])
  useEffect(() => {
    const closed = before.current
    before.current = slug
    if (closed === undefined || slug !== undefined) return undefined
    return focusOnceThere(productLinkId(closed))
  }, [slug])

  const overGrid = typeof state === 'object' && state !== null && 'overGrid' in state
  const open = useCallback(
    (event: MouseEvent, wanted: string) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return
      event.preventDefault()
      // Read now: a card is not made anew for another search.
      const to = { pathname: paths.product(wanted), search: location.search }
      openFromGrid(wanted, () => void navigate(to, { state: OVER_GRID }))
    },
    [navigate],
  )
  const close = useCallback(() => {
    closeToGrid(slug, () => {
      if (overGrid) void navigate(-1)
      else void navigate({ pathname: paths.catalogue, search }, { replace: true })
    })
  }, [navigate, overGrid, search, slug])
  return { open, close, overGrid }
}

/** Cards come a few in a frame: the one that is looked for may be among the last. */
const FOCUS_FRAMES = 60

function focusOnceThere(id: string): () => void {
  let frame = 0
  const look = (left: number) => {
    const found = document.getElementById(id)
    if (found) found.focus({ preventScroll: true })
    else if (left > 0) frame = requestAnimationFrame(() => look(left - 1))
  }
  look(FOCUS_FRAMES)
  return () => cancelAnimationFrame(frame)
}

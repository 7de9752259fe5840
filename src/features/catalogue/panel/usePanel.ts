import { useCallback, useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { viewUpdated, runViewTransition } from '#ui/routing/viewTransition.ts'
import { paths } from '#ui/routing/paths.ts'
import { OVER_GRID } from '#ui/routing/overGrid.ts'
import { loadPanel } from './panelCode.ts'
import { productLinkId } from '#features/catalogue/grid/ProductCard.tsx'

type Panel = {
  /** Click handler of a product's link; leaves clicks that open a new tab to the browser. */
  open: (event: MouseEvent, slug: string) => void
  /**
   * Goes back to the grid. The focus returns to the product's link; the grid keeps its scroll
   * position.
   */
  close: () => void
}

/** Opens and closes a product's panel over the grid, with the picture's view transition. */
export function usePanel(slug: string | undefined): Panel {
  const navigate = useNavigate()
  const { key } = useLocation()
  const before = useRef(slug)
  /**
   * The slug of the pending navigation, empty for the grid: a second tap on a slow phone adds
   * nothing to the history, and does not go back twice.
   */
  const asked = useRef<string>(undefined)
  useEffect(() => void (asked.current = undefined), [key])
  useEffect(() => () => void (asked.current = undefined), [])
  useLayoutEffect(viewUpdated, [slug])
  useEffect(() => {
    const closed = before.current
    before.current = slug
    if (closed === undefined || slug !== undefined) return undefined
    return focusWhenRendered(productLinkId(closed))
  }, [slug])

  const open = useCallback(
    (event: MouseEvent, wanted: string) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return
      event.preventDefault()
      if (asked.current === wanted) return
      asked.current = wanted
      // Read at click time, because cards don't re-render for another search.
      const to = { pathname: paths.product(wanted), search: location.search }
      const show = () => {
        // Another piece that was tapped meanwhile takes the place of the first.
        const replace = location.pathname !== paths.catalogue
        void navigate(to, { state: OVER_GRID, replace })
      }
      loadPanel().then(
        // Unless the shopper has gone elsewhere while the code was loading.
        () => asked.current === wanted && openFromGrid(wanted, show),
        () => {
          if (asked.current !== wanted) return
          asked.current = undefined // the browser may restore this page as it is now
          location.assign(to.pathname) // the product's page; its panel cannot be loaded
        },
      )
    },
    [navigate],
  )
  const close = useCallback(() => {
    if (asked.current === '') return
    asked.current = ''
    closeToGrid(slug, () => void navigate(-1))
  }, [navigate, slug])
  return { open, close }
}

/** Cards render a few per frame, so the one to focus may come last. */
const FOCUS_FRAMES = 60

function focusWhenRendered(id: string): () => void {
  let frame = 0
  const tryFocus = (left: number) => {
    const found = document.getElementById(id)
    if (found) found.focus({ preventScroll: true })
    else if (left > 0) frame = requestAnimationFrame(() => tryFocus(left - 1))
  }
  tryFocus(FOCUS_FRAMES)
  return () => cancelAnimationFrame(frame)
}

/** The `view-transition-name` that `detail.module.css` gives the panel's picture. */
const PICTURE_TRANSITION = 'piece'

/** Opens a product's panel: its picture in the grid grows into the panel's. */
function openFromGrid(slug: string, open: () => void): void {
  const unmark = markGridPicture(slug)
  runViewTransition(
    () => {
      unmark()
      open()
    },
    () => () => {},
  )
}

/** Closes the panel: the picture returns to its place in the grid. */
function closeToGrid(slug: string | undefined, close: () => void): void {
  runViewTransition(close, () => markGridPicture(slug ?? ''))
}

/** Gives the product's picture in the grid the view transition name; returns the cleanup. */
function markGridPicture(slug: string): () => void {
  const picture = document.getElementById(productLinkId(slug))?.closest('li')?.querySelector('img')
  picture?.style.setProperty('view-transition-name', PICTURE_TRANSITION)
  return () => picture?.style.removeProperty('view-transition-name')
}

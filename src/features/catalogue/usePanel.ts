import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#ui/paths.ts'

/** State of an address that was opened from the grid: going back then returns there. */
export const OVER_GRID = { overGrid: true } as const

/** Id of the link that opens a product. */
export function productLinkId(slug: string): string {
  return `product-${slug}`
}

/**
 * How the panel closes: back to the grid it was opened from, or to the grid in its place when one
 * landed here. The focus returns to the product's link; the grid stays where it was scrolled to.
 */
export function usePanel(slug: string | undefined, search: string): () => void {
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const before = useRef(slug)
  useEffect(() => {
    const closed = before.current
    before.current = slug
    if (closed === undefined || slug !== undefined) return
    document.getElementById(productLinkId(closed))?.focus({ preventScroll: true })
  }, [slug])

  const overGrid = typeof state === 'object' && state !== null && 'overGrid' in state
  return useCallback(() => {
    if (overGrid) void navigate(-1)
    else void navigate({ pathname: paths.catalogue, search }, { replace: true })
  }, [navigate, overGrid, search])
}

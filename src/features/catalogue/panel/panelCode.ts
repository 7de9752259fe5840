import { lazy } from 'react'

/** The panel's code, for the first product that is opened from the grid. */
export const loadPanel = () => import('./DetailPanel.lazy.tsx')

export const DetailPanel = lazy(async () => ({ default: (await loadPanel()).DetailPanel }))

/** Requests the code with the first touch, before it is known to be a tap. */
export function preloadPanel(): void {
  loadPanel().catch(() => undefined) // requested again by the tap
}

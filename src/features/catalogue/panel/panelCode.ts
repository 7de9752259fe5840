import { lazy } from 'react'
import { afterPaint } from '#data/live/afterPaint.ts'

/** The panel's code, for the first product that is opened from the grid. */
export const loadPanel = () => import('./DetailPanel.lazy.tsx')

export const DetailPanel = lazy(async () => ({ default: (await loadPanel()).DetailPanel }))

/** Requests the code once the first touch has been answered, before it is known to be a tap. */
export function preloadPanel(): void {
  afterPaint(() => {
    loadPanel().catch(() => undefined) // requested again by the tap
  })
}

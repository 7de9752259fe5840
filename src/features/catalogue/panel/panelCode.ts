import { lazy } from 'react'
import { afterPaint } from '#data/live/afterPaint.ts'
import { hasLocalData } from '#data/storage/localData.ts'
import { useLazy } from '#ui/state/useLazy.ts'

/** The panel's code, for the first product that is opened from the grid. */
export const loadPanel = () => import('./DetailPanel.lazy.tsx')

export const DetailPanel = lazy(async () => ({ default: (await loadPanel()).DetailPanel }))

/** Requests the code once the first touch has been answered, before it is known to be a tap. */
export function preloadPanel(): void {
  afterPaint(() => {
    loadPanel().catch(() => undefined) // requested again by the tap
  })
}

/**
 * The component of a price with the shopper's offer, once it has loaded. A first visit has no offer
 * of its own, and does not load it.
 */
export function useOwnPrice() {
  return useLazy(hasLocalData(), loadPrice)
}

async function loadPrice() {
  return (await import('#features/catalogue/piece/OwnPrice.tsx')).OwnPrice
}

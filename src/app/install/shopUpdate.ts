import { createStore } from '#data/live/store.ts'

/**
 * Whether the shop has a newer version: `ready` to be used; `taken` up here, so that this page loads
 * again as soon as the new version is in charge; or `elsewhere`, taken up by another tab, so that
 * this one should be loaded again.
 */
export type ShopUpdate = 'none' | 'ready' | 'taken' | 'elsewhere'

export const shopUpdate = createStore<ShopUpdate>('none')

/** A change of workers takes a second or two; one that waits for an answer owed longer may not come. */
export const UPDATE_TIMEOUT_MS = 60_000

/** Notes that the version is taken up here. Where it does not come, it can be taken up once more. */
export function applyUpdate(): void {
  shopUpdate.set('taken')
  setTimeout(() => {
    if (shopUpdate.current() === 'taken') shopUpdate.set('ready')
  }, UPDATE_TIMEOUT_MS)
}

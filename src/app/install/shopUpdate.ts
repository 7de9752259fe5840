import { createStore } from '#data/live/store.ts'

/**
 * Whether a newer version of the shop exists: `ready` to be applied; `taken`, being applied by this
 * tab, which reloads once the new worker takes control; or `elsewhere`, applied by another tab, so
 * this one should reload.
 */
export type ShopUpdate = 'none' | 'ready' | 'taken' | 'elsewhere'

export const shopUpdate = createStore<ShopUpdate>('none')

/**
 * A worker switch takes a second or two; if the old worker still owes a response, it may never
 * happen.
 */
export const UPDATE_TIMEOUT_MS = 60_000

/**
 * Marks the update as applied by this tab. If the switch doesn't happen, the user can try again.
 */
export function applyUpdate(): void {
  shopUpdate.set('taken')
  setTimeout(() => {
    if (shopUpdate.current() === 'taken') shopUpdate.set('ready')
  }, UPDATE_TIMEOUT_MS)
}

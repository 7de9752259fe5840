import { settable } from '#data/value.ts'

/**
 * Whether the shop has a newer version: `ready` to be used; `taken` up here, so that this page loads
 * again as soon as the new version is in charge; or `elsewhere`, taken up by another tab, so that
 * this one should be loaded again.
 */
export type ShopUpdate = 'none' | 'ready' | 'taken' | 'elsewhere'

export const shopUpdate = settable<ShopUpdate>('none')

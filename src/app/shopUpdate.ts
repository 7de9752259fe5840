import { settable } from '#data/value.ts'

/**
 * Whether the shop has a newer version: `ready` to be used, or `elsewhere`, taken up by another
 * tab, so that this one should be loaded again.
 */
export type ShopUpdate = 'none' | 'ready' | 'elsewhere'

export const shopUpdate = settable<ShopUpdate>('none')

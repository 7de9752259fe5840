import type { Shop, ShopRecord } from '#domain/shop/shop.ts'
import { readCache } from '#data/live/localStorageCache.ts'
import { fieldReader, parseJson } from '#domain/base/parse.ts'

export const SHOP_KEY = 'darzi_shop'

/** The settings, and their position in the server's commit order. */
export type KnownShop = { shop: Shop; seq: number }

/**
 * The position of the stored settings in the server's commit order; undefined when there are none.
 */
export function storedShopSeq(): number | undefined {
  const text = readCache(SHOP_KEY)
  return text === undefined
    ? undefined
    : fieldReader<ShopRecord>(parseJson(text)).numberOr('seq', 0)
}

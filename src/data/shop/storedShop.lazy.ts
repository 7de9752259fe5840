import type { ShopRecord } from '#domain/shop/shop.ts'
import { writeCache } from '#data/live/localStorageCache.ts'
import { parseJson, fieldReader, type Parsed } from '#domain/base/parse.ts'
import { parseShop } from '#domain/shop/parseShop.ts'
import { SHOP_KEY, storedShopSeq, type KnownShop } from './knownShop.ts'

/** The settings in a stored text; undefined when they cannot be read. */
export function parseStoredShop(text: string | undefined): KnownShop | undefined {
  const answer = parseAnswer(parseJson(text))
  return answer.ok ? answer.value : undefined
}

/**
 * Caches the server's settings for the next page; unreadable ones are ignored, and so are older
 * ones if newer settings were stored meanwhile. An older position alone proves nothing: the server
 * may have been restored.
 * @param before the position of the stored settings when these were asked for
 */
export function setShop(wire: unknown, before: number | undefined): void {
  const answer = parseAnswer(wire)
  const stored = storedShopSeq()
  if (!answer.ok || (stored !== before && (stored ?? 0) > answer.value.seq)) return
  writeCache(SHOP_KEY, JSON.stringify({ ...answer.value.shop, seq: answer.value.seq }))
}

function parseAnswer(wire: unknown): Parsed<KnownShop> {
  const shop = parseShop(wire)
  if (!shop.ok) return shop
  const from = fieldReader<ShopRecord>(wire)
  return from.finish({ shop: shop.value, seq: from.numberOr('seq', 0) })
}

import type { ShopRecord } from '#domain/shop/shop.ts'
import { writeCache } from '#data/live/localStorageCache.ts'
import { parseJson, fieldReader, type Parsed } from '#domain/base/parse.ts'
import { parseShop } from '#domain/shop/parseShop.ts'
import { SHOP_KEY, type KnownShop } from './knownShop.ts'

/** The settings in a stored text; undefined when they cannot be read. */
export function readStoredShop(text: string | undefined): KnownShop | undefined {
  const answer = readAnswer(parseJson(text))
  return answer.ok ? answer.value : undefined
}

/** Caches the server's settings for the next page; unreadable ones are ignored. */
export function setShop(wire: unknown): void {
  const answer = readAnswer(wire)
  if (answer.ok)
    writeCache(SHOP_KEY, JSON.stringify({ ...answer.value.shop, seq: answer.value.seq }))
}

function readAnswer(wire: unknown): Parsed<KnownShop> {
  const shop = parseShop(wire)
  if (!shop.ok) return shop
  const from = fieldReader<ShopRecord>(wire)
  return from.finish({ shop: shop.value, seq: from.numberOr('seq', 0) })
}

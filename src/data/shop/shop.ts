import type { Shop, ShopRecord } from '#domain/shop/shop.ts'
import { writeCache } from '#data/live/localStorageCache.ts'
import { persisted } from '#data/live/persisted.ts'
import { parseJson, fieldReader, type Parsed } from '#domain/base/parse.ts'
import { parseShop } from '#domain/shop/parseShop.ts'
import type { Live } from '#data/live/store.ts'

const KEY = 'darzi_shop'

/** The settings, and their place in the server's commit order. */
export type KnownShop = { shop: Shop; seq: number }

/**
 * The shop's settings as last received, from localStorage: header and prices need them before any
 * database is open. Undefined until the first response.
 */
export const liveShop: Live<KnownShop> = persisted(KEY, (text) => {
  const answer = readAnswer(parseJson(text))
  return answer.ok ? answer.value : undefined
})

/** Caches the server's settings for the next page; unreadable ones are ignored. */
export function setShop(wire: unknown): void {
  const answer = readAnswer(wire)
  if (answer.ok) writeCache(KEY, JSON.stringify({ ...answer.value.shop, seq: answer.value.seq }))
}

function readAnswer(wire: unknown): Parsed<KnownShop> {
  const shop = parseShop(wire)
  if (!shop.ok) return shop
  const from = fieldReader<ShopRecord>(wire)
  return from.finish({ shop: shop.value, seq: from.numberOr('seq', 0) })
}

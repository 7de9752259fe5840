import type { Shop } from '#domain/shop/shop.ts'
import { writeMirror } from '#data/live/localStorageCache.ts'
import { mirrored } from '#data/live/persisted.ts'
import { parseJson, reading } from '#data/parse/parse.ts'
import type { Read } from '#data/parse/parse.ts'
import { readShop } from '#data/parse/parseShop.ts'
import type { Live } from '#data/live/store.ts'

const KEY = 'darzi_shop'

/** The settings, and their place in the server's commit order. */
export type HeardShop = { shop: Shop; seq: number }

/**
 * The house's settings as this device last heard them, from a mirror: header and prices need them
 * before any database is open. Undefined before the first time.
 */
export const liveShop: Live<HeardShop> = mirrored(KEY, (text) => {
  const heard = readHeard(parseJson(text))
  return heard.ok ? heard.value : undefined
})

/** Keeps what the server said of the settings, for the next page; what cannot be read is not kept. */
export function hearShop(wire: unknown): void {
  const heard = readHeard(wire)
  if (heard.ok) writeMirror(KEY, JSON.stringify({ ...heard.value.shop, seq: heard.value.seq }))
}

function readHeard(wire: unknown): Read<HeardShop> {
  const shop = readShop(wire)
  if (!shop.ok) return shop
  const from = reading(wire)
  return from.finish({ shop: shop.value, seq: from.numberOr('seq', 0) })
}

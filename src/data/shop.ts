import type { Shop } from '#domain/shop.ts'
import { fetchJson } from './http.ts'
import { writeMirror } from './mirror.ts'
import { mirrored } from './mirrored.ts'
import { parseJson, reading } from './reading.ts'
import type { Read } from './reading.ts'
import { readShop } from './readShop.ts'
import type { Live } from './value.ts'

const KEY = 'darzi_shop'

/** The house has one record of settings, with this id. */
export const SHOP_ID = 'shop00000000000'

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

/** Fetches the house's settings and keeps them for the next page. */
export async function refreshShop(): Promise<void> {
  const answer = await fetchJson(`/api/collections/shop/records/${SHOP_ID}`)
  const heard = answer.ok ? readHeard(answer.value) : undefined
  if (heard?.ok) writeMirror(KEY, JSON.stringify({ ...heard.value.shop, seq: heard.value.seq }))
}

function readHeard(wire: unknown): Read<HeardShop> {
  const shop = readShop(wire)
  if (!shop.ok) return shop
  const from = reading(wire)
  return from.finish({ shop: shop.value, seq: from.numberOr('seq', 0) })
}

import type { Shop } from '#domain/shop.ts'
import { fetchJson } from './http.ts'
import { live } from './live.ts'
import { readShop } from './readShop.ts'
import { storing } from './storing.ts'
import type { Live } from './value.ts'

const KEY = 'shop'

/** The house has one record of settings, with this id. */
export const SHOP_ID = 'shop00000000000'

/** The house's settings as this device last saw them; undefined before the first time. */
export const liveShop: Live<Shop | undefined> = live(async (db) => {
  const read = readShop((await db.meta.get(KEY))?.value)
  return read.ok ? read.value : undefined
})

/** Fetches the house's settings and keeps them. */
export async function refreshShop(): Promise<void> {
  const answer = await fetchJson(`/api/collections/shop/records/${SHOP_ID}`)
  const shop = answer.ok ? readShop(answer.value) : undefined
  if (shop?.ok) await keepShop(shop.value)
}

/** Keeps settings that just came from the server. */
export async function keepShop(shop: Shop): Promise<void> {
  await storing((db) => db.meta.put({ key: KEY, value: shop }))
}

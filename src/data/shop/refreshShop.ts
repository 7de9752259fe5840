import { fetchJson } from '#data/server/http.ts'
import { setShop } from './shop.ts'

/** The id of the only settings record. */
export const SHOP_ID = 'shop00000000000'

/** Fetches the shop's settings and caches them for the next page. */
export async function refreshShop(): Promise<void> {
  const answer = await fetchJson(`/api/collections/shop/records/${SHOP_ID}`)
  if (answer.ok) setShop(answer.value)
}

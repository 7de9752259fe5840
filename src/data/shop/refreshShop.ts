import { fetchJson } from '#data/server/http.ts'
import { setShop } from './shop.ts'

/** The house has one record of settings, with this id. */
export const SHOP_ID = 'shop00000000000'

/** Fetches the house's settings and keeps them for the next page. */
export async function refreshShop(): Promise<void> {
  const answer = await fetchJson(`/api/collections/shop/records/${SHOP_ID}`)
  if (answer.ok) setShop(answer.value)
}

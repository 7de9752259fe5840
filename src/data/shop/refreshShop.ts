import type { CatalogueHint } from '#domain/products/pull.ts'
import { fetchJson } from '#data/server/http.ts'
import { fieldReader } from '#domain/base/parse.ts'
import { storedShopSeq } from './knownShop.ts'
import { setShop } from './storedShop.lazy.ts'

/** The id of the only settings record. */
export const SHOP_ID = 'shop00000000000'

/** Fetches the shop's settings and caches them for the next page. */
export async function refreshShop(): Promise<void> {
  const answer = await fetchJson(`/api/collections/shop/records/${SHOP_ID}`)
  if (answer.ok) setShop(answer.value)
}

/** Fetches the settings if the server's hint announces others than this device has. */
export function refreshHintedShop(hint: unknown): void {
  const known = storedShopSeq() ?? 0
  if (fieldReader<CatalogueHint>(hint).numberOr('shopSeq', known) !== known) void refreshShop()
}

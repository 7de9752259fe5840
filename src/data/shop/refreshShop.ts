import type { CatalogueHint } from '#domain/products/pull.ts'
import { SHOP_ID } from '#domain/shop/shop.ts'
import { fetchJson } from '#data/server/http.ts'
import { fieldReader } from '#domain/base/parse.ts'
import { storedShopSeq } from './knownShop.ts'
import { setShop } from './storedShop.lazy.ts'

/** Fetches the shop's settings and caches them for the next page. */
export async function refreshShop(): Promise<void> {
  const before = storedShopSeq()
  const answer = await fetchJson(`/api/collections/shop/records/${SHOP_ID}`)
  if (answer.ok) setShop(answer.value, before)
}

/** Fetches the settings if the server's hint announces others than this device has. */
export function refreshHintedShop(hint: unknown): void {
  const known = storedShopSeq() ?? 0
  if (fieldReader<CatalogueHint>(hint).numberOr('shopSeq', known) !== known) void refreshShop()
}

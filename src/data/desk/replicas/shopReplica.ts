import type { Shop } from '#domain/shop/shop.ts'
import { copyOf } from './replica.ts'
import { reading } from '#data/parse/parse.ts'
import type { Read } from '#data/parse/parse.ts'
import { readShop } from '#data/parse/parseShop.ts'

/** The house's settings with the revision that an edit starts from. */
export type OwnedShop = { id: string; rev: number; seq: number; shop: Shop }

/** The house's settings as the server last said; there is one row. */
export const shopBook = copyOf('shop', readOwnedShop)

export const takeShop = shopBook.take

/** The settings as the server gives them to the owner. */
export function readOwnedShop(wire: unknown): Read<OwnedShop> {
  const shop = readShop(wire)
  if (!shop.ok) return shop
  const from = reading(wire)
  const [rev, seq] = [from.numberOr('rev', 0), from.numberOr('seq', 0)]
  return from.finish({ id: from.text('id'), rev, seq, shop: shop.value })
}

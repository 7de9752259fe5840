import type { Shop, ShopRecord } from '#domain/shop/shop.ts'
import { replicaOf } from './replica.ts'
import { fieldReader, type Parsed } from '#domain/base/parse.ts'
import { parseTaxSettings } from '#domain/documents/taxSettings.ts'
import { parseMessages } from '#domain/shop/messages.ts'
import { parseShop } from '#domain/shop/parseShop.ts'

/** The shop's settings, with the revision that an edit is based on. */
export type OwnedShop = { id: string; rev: number; seq: number; shop: Shop }

/** The shop's settings as the server last sent them, in a single row. */
export const shopReplica = replicaOf('shop', parseOwnedShop)

export const upsertShop = shopReplica.upsert

/** The settings as the server returns them to the owner. */
export function parseOwnedShop(wire: unknown): Parsed<OwnedShop> {
  const shop = parseShop(wire)
  if (!shop.ok) return shop
  const from = fieldReader<ShopRecord>(wire)
  const rev = from.numberOr('rev', 0)
  const seq = from.numberOr('seq', 0)
  // The server sends these to the owner only, so the shoppers' parser does not know them.
  const tax = from.ifReadable('tax', parseTaxSettings)
  const messages = from.ifReadable('messages', parseMessages)
  return from.finish({
    id: from.text('id'),
    rev,
    seq,
    shop: { ...shop.value, ...(tax && { tax }), ...(messages && { messages }) },
  })
}

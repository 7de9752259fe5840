import { done } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import type { Shop } from '#domain/shop.ts'
import type { Kept, Refusal } from './adminProducts.ts'
import { readOwnedShop, shopBook } from './adminShopBook.ts'
import type { OwnedShop } from './adminShopBook.ts'
import { handOver } from './deskOutbox.ts'
import { withWaiting } from './overlay.ts'

/** The house's settings, what waits on this device laid over them. */
export const ownedShop = {
  ...shopBook,
  rows: withWaiting<OwnedShop>(shopBook.rows, (rows, waiting) =>
    rows.map((owned) => {
      const changes = waiting.flatMap(({ edit }) => (edit.what === 'shop' ? [edit.changes] : []))
      return {
        ...owned,
        shop: changes.reduce<Shop>((shop, change) => ({ ...shop, ...change }), owned.shop),
      }
    }),
  ),
}

/** Saves what is different in the settings; refused when somebody saved others meanwhile. */
export async function saveShop(
  { id, rev: base, shop: before }: OwnedShop,
  changes: Partial<Shop>,
): Promise<Result<Kept, Refusal<OwnedShop>>> {
  const handed = await handOver({ what: 'shop', id, base, before, changes })
  if (handed.ok) return done(handed.value.state)
  const newer = readOwnedShop(handed.problem.newer)
  const { problem } = handed.problem
  return { ok: false, problem: { problem, ...(newer.ok && { newer: newer.value }) } }
}

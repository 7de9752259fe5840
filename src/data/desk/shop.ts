import { done, type Result } from '#domain/base/problem.ts'
import type { Shop } from '#domain/shop/shop.ts'
import type { EditState, RefusedEdit } from './products.ts'
import { parseOwnedShop, shopReplica, type OwnedShop } from '#data/desk/replicas/shopReplica.ts'
import { submitEdit } from '#data/desk/edits/submitEdit.ts'
import { withQueued } from '#data/desk/edits/queuedEdits.ts'

/** The shop's settings, with this device's queued edits applied on top. */
export const ownedShop = {
  ...shopReplica,
  rows: withQueued<OwnedShop>(shopReplica.rows, (rows, waiting) =>
    rows.map((owned) => {
      const changes = waiting.flatMap(({ edit }) => (edit.what === 'shop' ? [edit.changes] : []))
      return {
        ...owned,
        shop: changes.reduce<Shop>((shop, change) => ({ ...shop, ...change }), owned.shop),
      }
    }),
  ),
}

/** Saves the changed settings; refused when newer ones have been saved meanwhile. */
export async function saveShop(
  { id, rev: base, shop: before }: OwnedShop,
  changes: Partial<Shop>,
): Promise<Result<EditState, RefusedEdit<OwnedShop>>> {
  const submitted = await submitEdit({ what: 'shop', id, base, before, changes })
  if (submitted.ok) return done(submitted.value.state)
  const newer = parseOwnedShop(submitted.problem.newer)
  const { problem } = submitted.problem
  return { ok: false, problem: { problem, ...(newer.ok && { newer: newer.value }) } }
}

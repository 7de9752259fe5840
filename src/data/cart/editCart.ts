import { orderableQuantity, type CartLine, type LineChoice } from '#domain/cart/cart.ts'
import { failed, type Result } from '#domain/base/problem.ts'
import type { PriceChange } from '#domain/base/refusal.ts'
import { reprice } from '#domain/orders/pricing.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import {
  cartRows,
  lineOf,
  ownRow,
  putEdited,
  putOrJoin,
  recountCart,
  storedLine,
  withoutDiscount,
  type StoredLine,
} from './cartRows.ts'
import type { CartRow } from '#data/storage/rows.ts'
import { discountedLines } from './offers.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'

/** A quantity below 1 counts as 1; use `removeLine` to remove a line. */
export function setQuantity(id: string, quantity: number): Promise<Result<StoredLine>> {
  return changeLine(id, { quantity: orderableQuantity(quantity) })
}

/** The fields of a line that may change; `measurements: undefined` removes the measurements. */
export type LineChange = LineChoice & {
  measurements?: CartLine['measurements'] | undefined
}

/**
 * Changes one line only, so that two tabs can change different lines. If it is now identical to
 * another one, the two are merged; a change of the quantity alone merges nothing.
 */
export async function changeLine(id: string, change: LineChange): Promise<Result<StoredLine>> {
  const changed = await writeLocal((db) =>
    db.transact([db.cart], async () => {
      const row = await ownRow(db, id)
      if (!row) return undefined
      const next = applied(row, change)
      if (change.quantity === undefined) return storedLine(await putEdited(db, next), next)
      await db.cart.put(next)
      return storedLine(next, next)
    }),
  )
  await recountCart()
  if (!changed.ok) return changed
  return changed.value ? { ok: true, value: changed.value } : failed('notFound')
}

/**
 * Applies price changes that the shopper has accepted to the cart; lines that differed only in
 * their price are merged.
 * @returns the cart's lines at the new prices
 */
export async function repriceCart(changes: readonly PriceChange[]): Promise<Result<CartLine[]>> {
  const owner = currentOwner()
  const repriced = await writeLocal(async (db) => {
    await db.transact([db.cart], async () => {
      const rows = await cartRows(db, owner)
      await db.cart.bulkDelete(rows.map(({ id }) => id))
      for (const row of reprice(rows, changes)) await putOrJoin(db, withoutDiscount(row))
    })
    return discountedLines(db, owner, (await cartRows(db, owner)).map(lineOf))
  })
  await recountCart()
  return repriced
}

function applied(row: CartRow, change: LineChange): CartRow {
  const { measurements: frozen, ...bare } = row
  const { measurements = 'measurements' in change ? undefined : frozen, ...rest } = change
  return { ...bare, ...rest, ...(measurements && { measurements }) }
}

import {
  cartLineOf,
  freeze,
  MAX_LINES,
  orderableQuantity,
  type AddChoice,
  type CartLine,
  type LineChoice,
} from '#domain/cart/cart.ts'
import { failed, type Result } from '#domain/base/problem.ts'
import type { PriceChange } from '#domain/base/refusal.ts'
import { reprice } from '#domain/orders/pricing.ts'
import type { Product } from '#domain/products/product.ts'
import { loadSetFor } from './loadSetFor.ts'
import { cacheCount } from './cartCount.ts'
import type { Database } from '#data/storage/database.ts'
import { liveQueryForOwner, withInitialValue } from '#data/local/liveQuery.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { cartRows, putEdited, putOrJoin } from './cartRows.ts'
import { recountCart } from './recountCart.ts'
import { lineToJoin } from '#domain/cart/samePiece.ts'
import type { CartRow } from '#data/storage/rows.ts'
import { requestPersistence } from '#data/storage/persistence.ts'
import { discountedLines } from './offers.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'
import type { Live } from '#data/live/store.ts'

/** The cart's lines in the order they were added. */
export const cartLines: Live<CartLine[]> = liveQueryForOwner(async (db, owner) => {
  const rows = await cartRows(db, owner)
  cacheCount(owner, rows.length)
  return discountedLines(db, owner, rows.map(lineOf))
})

/** `cartLines` for pages that render before the database is open. */
export const initialCartLines: Live<CartLine[]> = withInitialValue(cartLines, [])

/** A line as it is in the cart now. `isJoined`: its pieces are in one line with others of the same. */
export type StoredLine = CartLine & { isJoined: boolean }

/**
 * Adds the product, to be cut to the wanted set or the only one: its pieces join a line that it does
 * not differ from.
 */
export async function addToCart(
  product: Product,
  { set: wanted, ...choice }: AddChoice = {},
): Promise<Result<StoredLine>> {
  const line = cartLineOf(product, newRecordId(), choice)
  const set = product.measurements.length > 0 ? await loadSetFor(wanted) : undefined
  return putLine(set ? { ...line, measurements: freeze(set) } : line)
}

/** Restores a removed line at its old position. */
export async function restoreLine(
  line: CartLine & { addedAt?: number },
): Promise<Result<StoredLine>> {
  return putLine(line)
}

/** A quantity below 1 counts as 1 (spec section 3); use `removeLine` to remove a line. */
export function setQuantity(id: string, quantity: number): Promise<Result<StoredLine>> {
  return changeLine(id, { quantity: orderableQuantity(quantity) })
}

/** The fields of a line that may change; `measurements: undefined` removes the measurements. */
export type LineChange = LineChoice & {
  measurements?: CartLine['measurements'] | undefined
}

/**
 * Changes one line only, so that two tabs can change different lines. If it no longer differs from
 * another one, it takes that one's pieces; a mere change of quantity joins nothing.
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
 * Applies price changes that the shopper has accepted to the cart; lines that differed only in their
 * price become one.
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

/** Removes a line from the cart and returns it, for `restoreLine`. */
export async function removeLine(id: string): Promise<CartLine | undefined> {
  const removed = await writeLocal((db) =>
    db.transact([db.cart], async () => {
      const row = await ownRow(db, id)
      if (!row) return undefined
      await db.cart.delete(id)
      return row
    }),
  )
  await recountCart()
  return removed.ok ? removed.value : undefined
}

/** Empties the cart and returns its lines, for `restoreLine`. */
export async function clearCart(): Promise<CartLine[]> {
  const owner = currentOwner()
  const cleared = await writeLocal((db) =>
    db.transact([db.cart], async () => {
      const rows = await cartRows(db, owner)
      await db.cart.bulkDelete(rows.map(({ id }) => id))
      return rows
    }),
  )
  await recountCart()
  return cleared.ok ? cleared.value : []
}

async function putLine(line: CartLine & { addedAt?: number }): Promise<Result<StoredLine>> {
  const owner = currentOwner()
  const put = await writeLocal((db) =>
    db.transact([db.cart], async () => {
      const rows = await cartRows(db, owner)
      if (rows.length >= MAX_LINES && !lineToJoin(rows, line)) return undefined
      const addedAt = line.addedAt ?? afterLast(rows)
      const row = { ...withoutDiscount(line), owner, addedAt }
      return storedLine(await putOrJoin(db, row), row)
    }),
  )
  await recountCart()
  if (!put.ok) return put
  void requestPersistence()
  return put.value ? { ok: true, value: put.value } : failed('cartFull')
}

/** @param asked the line before the pieces of another joined it, or it joined another */
function storedLine(stored: CartRow, asked: CartRow): StoredLine {
  return { ...lineOf(stored), isJoined: stored.quantity !== asked.quantity }
}

/** A line as it is stored: its discount is computed whenever it is read. */
function withoutDiscount<Line extends CartLine>({ discount: _discount, ...line }: Line) {
  return line
}

function applied(row: CartRow, change: LineChange): CartRow {
  const { measurements: frozen, ...bare } = row
  const { measurements = 'measurements' in change ? undefined : frozen, ...rest } = change
  return { ...bare, ...rest, ...(measurements && { measurements }) }
}

async function ownRow(db: Database, id: string): Promise<CartRow | undefined> {
  const row = await db.cart.get(id)
  return row?.owner === currentOwner() ? row : undefined
}

/**
 * `addedAt` in milliseconds, always after the last line's: two lines in the same millisecond, or a
 * clock set back, would lose their order.
 */
function afterLast(rows: CartRow[]): number {
  return Math.max(Date.now(), (rows.at(-1)?.addedAt ?? 0) + 1)
}

function lineOf(row: CartRow): CartLine {
  const { owner: _owner, ...line } = row
  return line
}

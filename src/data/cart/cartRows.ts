import type { CartLine } from '#domain/cart/cart.ts'
import { joined, lineToJoin } from '#domain/cart/samePiece.ts'
import { cacheCount } from './cartCount.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import type { Database } from '#data/storage/database.ts'
import type { CartRow } from '#data/storage/rows.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'

/** An account's cart lines in the order they were added. */
export async function cartRows(db: Database, owner: string): Promise<CartRow[]> {
  const rows = await db.cart.where({ owner }).toArray()
  return rows.sort((one, other) => one.addedAt - other.addedAt || (one.id < other.id ? -1 : 1))
}

/**
 * Stores a line in its owner's cart, or merges it into an identical one. Call inside a transaction.
 * @returns the line as stored
 */
export async function putOrJoin(db: Database, row: CartRow): Promise<CartRow> {
  const other = lineToJoin(await cartRows(db, row.owner), row)
  const stored = other ? joined(other, row) : row
  await db.cart.put(stored)
  return stored
}

/**
 * Stores an edited line, and merges into it another one that is identical now. Call inside a
 * transaction.
 * @returns the line as stored
 */
export async function putEdited(db: Database, row: CartRow): Promise<CartRow> {
  const other = lineToJoin(await cartRows(db, row.owner), row)
  const stored = other ? joined(row, other) : row
  if (other) await db.cart.delete(other.id)
  await db.cart.put(stored)
  return stored
}

/** A line of the current account's cart. */
export async function ownRow(db: Database, id: string): Promise<CartRow | undefined> {
  const row = await db.cart.get(id)
  return row?.owner === currentOwner() ? row : undefined
}

/** A line as stored in the cart. `isJoined`: it was merged with an identical one. */
export type StoredLine = CartLine & { isJoined: boolean }

/** @param unmerged the line before it was merged with another */
export function storedLine(stored: CartRow, unmerged: CartRow): StoredLine {
  return { ...lineOf(stored), isJoined: stored.quantity !== unmerged.quantity }
}

/** A line as it is stored: its discount is computed whenever it is read. */
export function withoutDiscount<Line extends CartLine>({ discount: _discount, ...line }: Line) {
  return line
}

/** A row without its owner. */
export function lineOf(row: CartRow): CartLine {
  const { owner: _owner, ...line } = row
  return line
}

/**
 * Recounts the cart's lines for the badge. A failure is ignored: the badge is then only out of
 * date.
 */
export async function recountCart(): Promise<void> {
  const owner = currentOwner()
  const counted = await writeLocal((db) => db.cart.where({ owner }).count())
  if (counted.ok) cacheCount(owner, counted.value)
}

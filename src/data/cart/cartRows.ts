import { joined, lineToJoin } from '#domain/cart/samePiece.ts'
import type { Database } from '#data/storage/database.ts'
import type { CartRow } from '#data/storage/rows.ts'

/** An account's cart lines in the order they were added. */
export async function cartRows(db: Database, owner: string): Promise<CartRow[]> {
  const rows = await db.cart.where({ owner }).toArray()
  return rows.sort((one, other) => one.addedAt - other.addedAt || (one.id < other.id ? -1 : 1))
}

/**
 * Stores a line in its owner's cart; its pieces join a line of the same piece. Call inside a
 * transaction.
 * @returns the line that the pieces are in now
 */
export async function putOrJoin(db: Database, row: CartRow): Promise<CartRow> {
  const other = lineToJoin(await cartRows(db, row.owner), row)
  const stored = other ? joined(other, row) : row
  await db.cart.put(stored)
  return stored
}

/**
 * Stores a line that was edited, and the pieces of another one that it no longer differs from. Call
 * inside a transaction.
 * @returns the line as stored
 */
export async function putEdited(db: Database, row: CartRow): Promise<CartRow> {
  const other = lineToJoin(await cartRows(db, row.owner), row)
  const stored = other ? joined(row, other) : row
  if (other) await db.cart.delete(other.id)
  await db.cart.put(stored)
  return stored
}

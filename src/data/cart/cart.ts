import { MAX_LINES, type AddChoice, type CartLine } from '#domain/cart/cart.ts'
import { done, failed, type Result } from '#domain/base/problem.ts'
import type { Product } from '#domain/products/product.ts'
import { cacheCount } from './cartCount.ts'
import { liveQueryForOwner, withInitialValue } from '#data/local/liveQuery.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import {
  cartRows,
  lineOf,
  ownRow,
  putOrJoin,
  recountCart,
  storedLine,
  withoutDiscount,
  type StoredLine,
} from './cartRows.ts'
import { lineToJoin } from '#domain/cart/samePiece.ts'
import type { CartRow } from '#data/storage/rows.ts'
import { requestPersistence } from '#data/storage/persistence.ts'
import { newLine } from './newLine.ts'
import { discountedLines, discountsOfPieces } from './offers.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'
import type { Live } from '#domain/base/live.ts'

/** The cart's lines in the order they were added. */
export const cartLines: Live<CartLine[]> = liveQueryForOwner(async (db, owner) => {
  const rows = await cartRows(db, owner)
  cacheCount(owner, rows.length)
  return discountedLines(db, owner, rows.map(lineOf))
})

/** `cartLines` for pages that render before the database is open. */
export const initialCartLines: Live<CartLine[]> = withInitialValue(cartLines, [])

/** What a product's offer takes off a single piece for this shopper, whatever is in the cart. */
export const pieceDiscounts = liveQueryForOwner(discountsOfPieces)

/**
 * Adds the product, cut to the given measurement set or the only one. It is merged into an
 * identical line if there is one. Refused once this device has learned that the product is gone: its
 * page may have been open since before.
 */
export async function addToCart(
  product: Product,
  choice: AddChoice = {},
): Promise<Result<StoredLine>> {
  const line = await newLine(product, choice)
  return line.ok ? putLine(line.value) : line
}

/**
 * `addToCart` for a tap; see `keepTapped`.
 * @returns the line as stored; undefined if the page was left, and the next one adds it
 */
export async function addTapped(
  product: Product,
  choice: AddChoice | undefined,
  release: () => boolean,
): Promise<Result<StoredLine | undefined>> {
  const line = await newLine(product, choice ?? {})
  if (!release()) return done(undefined)
  return line.ok ? putLine(line.value) : line
}

/** Restores a removed line at its old position. */
export async function restoreLine(
  line: CartLine & { addedAt?: number },
): Promise<Result<StoredLine>> {
  return putLine(line)
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

/** Empties the cart and returns the lines that it removed, for `restoreLine`. */
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

/**
 * `addedAt` in milliseconds, always after the last line's: two lines in the same millisecond, or a
 * clock set back, would lose their order.
 */
function afterLast(rows: CartRow[]): number {
  return Math.max(Date.now(), (rows.at(-1)?.addedAt ?? 0) + 1)
}

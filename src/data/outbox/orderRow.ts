import type { SentOrder } from '#domain/orders/orderDraft.ts'
import {
  draftFields,
  fieldsAfterPlacing,
  parseCheckoutDraft,
} from '#domain/orders/checkoutDraft.ts'
import type { Order, OrderDraft } from '#domain/orders/order.ts'
import type { Database } from '#data/storage/database.ts'
import { CHECKOUT_DRAFT, draftKey } from '#data/local/drafts.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { putOrJoin } from '#data/cart/cartRows.ts'
import { addEntry } from './enqueue.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import type { CartRow, OutboxRow } from '#data/storage/rows.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'
import { waitingOrder } from './waitingOrder.ts'

/**
 * Enqueues an order. In one transaction the order enters the outbox, its lines leave the cart and
 * its id leaves the checkout draft; it is immutable from then on. If an earlier order has taken
 * these lines, that order is the result; an id that is already used is replaced by a new one.
 * @param lines - the cart lines that it is made of
 * @returns the id of the order; undefined when some of the lines are no longer in the cart
 */
export function enqueueOrder(
  db: Database,
  draft: OrderDraft,
  lines: readonly { id: string }[],
): Promise<string | undefined> {
  const { user: owner, shipping, ...rest } = draft
  const wanted = lines.map(({ id }) => id)
  return db.transact([db.outbox, db.receipts, db.cart, db.drafts], async () => {
    await migrateCartLines(db)
    const inCart = (await db.cart.bulkGet(wanted)).filter((row) => row !== undefined)
    const known = await isKnown(db, draft.id)
    if (known && wanted.length === 0) return draft.id
    if (inCart.length < wanted.length) {
      return inCart.length === 0 ? orderWithLines(db, wanted) : undefined
    }
    const id = known ? newRecordId() : draft.id
    const payload: SentOrder = { ...rest, ...shipping, id, user: owner }
    const split = splitLines(inCart, draft.lines)
    const taken = split.map((line) => line.taken)
    await addEntry(db, { id, kind: 'order', owner, payload, lines: taken }, Date.now())
    await db.cart.bulkDelete(wanted)
    await db.cart.bulkPut(split.flatMap(({ left }) => left))
    const key = draftKey(currentOwner(), CHECKOUT_DRAFT)
    await db.drafts.update(key, { draft: fieldsAfterPlacing(draft) })
    return id
  })
}

/**
 * Each line as the order takes it; pieces that another tab has added to it since it was shown are a
 * line of their own, which stays in the cart.
 */
function splitLines(rows: readonly CartRow[], ordered: OrderDraft['lines']) {
  return rows.map((row, at) => {
    const quantity = Math.min(row.quantity, ordered[at]?.quantity ?? row.quantity)
    const rest = row.quantity - quantity
    const left = rest > 0 ? [{ ...row, id: newRecordId(), quantity: rest }] : []
    return { taken: { ...row, quantity }, left }
  })
}

/**
 * Undoes a refused order: its lines return to the cart, its address and id to the checkout draft,
 * so that the next try reuses the id. Call inside the transaction that removes the row.
 */
export async function restoreToCart(db: Database, row: OutboxRow): Promise<void> {
  const owner = row.owner || currentOwner()
  for (const line of row.lines ?? []) {
    if (!(await db.cart.get(line.id))) await putOrJoin(db, { ...line, owner })
  }
  const draft = draftFields(parseCheckoutDraft({ ...payloadOf(row), order: row.id }, row.id))
  await db.drafts.update(draftKey(owner, CHECKOUT_DRAFT), { draft })
}

/** Whether an order with this id exists, so that the next one needs a new id. */
export async function isOrderKnown(id: string): Promise<boolean> {
  const found = await writeLocal((db) => isKnown(db, id))
  return found.ok && found.value
}

async function isKnown(db: Database, id: string): Promise<boolean> {
  return ((await db.outbox.get(id)) ?? (await db.receipts.get(id))) !== undefined
}

/** The order that took one of these lines out of the cart, waiting or sent. */
async function orderWithLines(db: Database, ids: readonly string[]): Promise<string | undefined> {
  const waiting = await db.outbox.where({ kind: 'order' }).toArray()
  const row = waiting.find(({ lines = [] }) => lines.some(({ id }) => ids.includes(id)))
  if (row) return row.id
  const receipts = await db.receipts.toArray()
  return receipts.find(({ lines = [] }) => lines.some((id) => ids.includes(id)))?.id
}

/**
 * Data migration: version 2 of the shop left an order's lines in the cart while sending it. Removes
 * them now. Call inside a transaction.
 */
export async function migrateCartLines(db: Database): Promise<void> {
  const rows = await db.outbox.where({ kind: 'order' }).toArray()
  for (const { cartLines, ...row } of rows) {
    if (cartLines.length === 0) continue
    const left: (CartRow | undefined)[] = await db.cart.bulkGet(cartLines)
    const lines = left.filter((line) => line !== undefined)
    await db.cart.bulkDelete(cartLines)
    await db.outbox.put({ ...row, lines, cartLines: [] })
  }
}

function payloadOf({ payload }: OutboxRow): object {
  return typeof payload === 'object' && payload !== null ? payload : {}
}

/** The order with this id, stored on the server or still waiting here. */
export async function orderById(db: Database, id: string): Promise<Order | undefined> {
  // Read in this order: an order delivered between the two reads is found by the second.
  const row = await db.outbox.get(id)
  const stored = await db.orders.get(id)
  return stored ?? (row && waitingOrder(row))
}

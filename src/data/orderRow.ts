import type { CartLine } from '#domain/cart.ts'
import type { Order, OrderDraft, OrderLine } from '#domain/order.ts'
import { needsShopper } from '#domain/outbox.ts'
import { takeFromCart } from './cartLeft.ts'
import { saysOffline } from './connection.ts'
import type { Database } from './database.ts'
import { putIntoOutbox } from './outboxPut.ts'
import { currentOwner } from './owner.ts'
import type { OutboxRow } from './rows.ts'
import { waitingOrder } from './waitingOrder.ts'

/**
 * Puts an order into the outbox, unless it was delivered already. Its lines leave the cart
 * together with the order: at once when there is no network anyway.
 * @returns the id under which the order is on its way.
 */
export function enqueueOrder(db: Database, draft: OrderDraft): Promise<string> {
  const { id, user: owner, shipping, ...rest } = draft
  const payload = { ...rest, ...shipping, id, user: owner }
  return db.transact([db.outbox, db.receipts, db.cart], async () => {
    if (await db.receipts.get(id)) return id
    const inCart = await db.cart.where({ owner: currentOwner() }).sortBy('addedAt')
    const cartLines = orderedLines(inCart, draft.lines)
    const twin = await twinOf(db, id, cartLines)
    // A page that died while sending: what it sent may have arrived, so that one is the order.
    if (twin && twin.attempts > 0 && !needsShopper(twin)) return twin.id
    if (twin) await db.outbox.delete(twin.id)
    await putIntoOutbox(db, { id, kind: 'order', owner, payload, cartLines }, Date.now())
    if (saysOffline()) await leaveCart(db, id)
    return id
  })
}

/** The cart's lines that are being ordered: what another tab added meanwhile stays in the cart. */
function orderedLines(cart: readonly CartLine[], lines: readonly OrderLine[]): string[] {
  const left = [...cart]
  return lines.flatMap(({ product, quantity }) => {
    const at = left.findIndex((line) => line.product === product && line.quantity === quantity)
    return at === -1 ? [] : left.splice(at, 1).map(({ id }) => id)
  })
}

/** Another order of lines that are still in the cart. */
async function twinOf(db: Database, id: string, lines: string[]): Promise<OutboxRow | undefined> {
  const rows = await db.outbox.where({ kind: 'order' }).toArray()
  return rows.find((row) => row.id !== id && row.cartLines.some((line) => lines.includes(line)))
}

/** Takes an order's lines out of the cart; once is enough. */
export function leaveCart(db: Database, id: string): Promise<void> {
  return db.transact([db.outbox, db.cart], async () => {
    const row = await db.outbox.get(id)
    if (!row) return
    await takeFromCart(db, row)
    await db.outbox.put({ ...row, cartLines: [] })
  })
}

/** The order with this id, whether the shop has it or it waits here. */
export async function orderById(db: Database, id: string): Promise<Order | undefined> {
  const known = await db.orders.get(id)
  if (known) return known
  const row = await db.outbox.get(id)
  return row && waitingOrder(row)
}

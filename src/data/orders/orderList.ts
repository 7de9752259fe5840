import { isBeforeCutting, isOfGuest, type Order } from '#domain/orders/order.ts'
import { isCancellable, type OutboxStatus } from '#domain/outbox/outbox.ts'
import type { Problem } from '#domain/base/problem.ts'
import type { Database } from '#data/storage/database.ts'
import { isVisibleTo } from '#data/outbox/submittedBy.ts'
import { liveQueryForOwner } from '#data/local/liveQuery.ts'
import type { OrderRow, OutboxRow } from '#data/storage/rows.ts'
import type { Live } from '#domain/base/live.ts'
import { waitingOrder } from '#data/outbox/waitingOrder.ts'

/** An order known to this device, and its state in the outbox: `sent` means the server has it. */
export type ShopperOrder = Order & {
  state: OutboxStatus
  /**
   * Whether it can still be cancelled here: it has certainly not arrived, or the server has it for
   * an account and it is not cut yet.
   */
  cancellable: boolean
  problem?: Problem
}

/**
 * The orders of the signed-in shopper, latest first: waiting ones, including those of this device's
 * guest, and those on the server.
 */
export const liveOrders: Live<ShopperOrder[]> = liveQueryForOwner(ordersOf)

/** How long after delivery an order still counts as just placed. */
const JUST_PLACED_MS = 10 * 60 * 1000

/** The latest order that is waiting or was just sent; its lines have left the cart. */
export const liveOrderInFlight: Live<{ order: ShopperOrder | undefined }> = liveQueryForOwner(
  async (db, owner) => {
    const receipts = await db.receipts.where('owner').anyOf('', owner).toArray()
    const since = Date.now() - JUST_PLACED_MS
    const recent = new Set(receipts.flatMap(({ id, sentAt }) => (sentAt > since ? [id] : [])))
    const guests = owner === '' ? [] : await ordersOf(db, '')
    const orders = [...(await ordersOf(db, owner)), ...guests]
    return { order: orders.find(({ id, state }) => state !== 'sent' || recent.has(id)) }
  },
)

async function ordersOf(db: Database, owner: string): Promise<ShopperOrder[]> {
  const stored = await db.orders.where({ owner }).toArray()
  const arrived = new Set(stored.map(({ id }) => id))
  const orders = await db.outbox.where({ kind: 'order' }).toArray()
  // One may be fetched before its own answer has come: then the server's version is shown.
  const waiting = orders.filter((row) => isVisibleTo(owner, row) && !arrived.has(row.id))
  const all = [...waiting.flatMap(waitingOf), ...stored.map(sentOf)]
  return all.sort((one, other) => (one.created < other.created ? 1 : -1))
}

/** One order by its id, live; `order` is undefined when this device does not know it. */
export function liveOrder(id: string): Live<{ order: ShopperOrder | undefined }> {
  return liveQueryForOwner(async (db, owner) => {
    const stored = await db.orders.get(id)
    const row = await db.outbox.get(id)
    const order = stored ? sentOf(stored) : row && waitingOf(row)[0]
    return { order: order?.user === owner || order?.user === '' ? order : undefined }
  })
}

function sentOf(row: OrderRow): ShopperOrder {
  const { owner: _owner, events: _events, documents: _documents, ...order } = row
  const cancellable = !isOfGuest(order) && isBeforeCutting(order.status)
  return { ...order, state: 'sent', cancellable }
}

function waitingOf(row: OutboxRow): ShopperOrder[] {
  const order = waitingOrder(row)
  if (!order) return []
  const { status: state, problem } = row
  return [{ ...order, state, cancellable: isCancellable(row), ...(problem && { problem }) }]
}

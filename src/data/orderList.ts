import { isCancellable as isBeforeCutting } from '#domain/order.ts'
import type { Order } from '#domain/order.ts'
import { isCancellable as isUnsent } from '#domain/outbox.ts'
import type { OutboxStatus } from '#domain/outbox.ts'
import type { Problem } from '#domain/problem.ts'
import { liveForOwner } from './live.ts'
import type { OrderRow, OutboxRow } from './rows.ts'
import type { Live } from './value.ts'
import { waitingOrder } from './waitingOrder.ts'

/** An order of this device, and where it stands on its way: `sent` is one that the shop has. */
export type ShopperOrder = Order & {
  state: OutboxStatus
  /** Whether it can still be cancelled: unsent for certain, or at the shop and not cut. */
  cancellable: boolean
  problem?: Problem
}

/** The orders of whoever is signed in, on their way or with the shop, the latest first. */
export const liveOrders: Live<ShopperOrder[]> = liveForOwner(async (db, owner) => {
  const mine = await db.outbox.where({ owner }).toArray()
  const waiting = mine.filter(({ kind }) => kind === 'order')
  const known = await db.orders.where({ owner }).toArray()
  const all = [...waiting.flatMap(waitingOf), ...known.map(sentOf)]
  return all.sort((one, other) => (one.created < other.created ? 1 : -1))
})

/** One order by its id, live; `order` is undefined when this device does not know it. */
export function liveOrder(id: string): Live<{ order: ShopperOrder | undefined }> {
  return liveForOwner(async (db, owner) => {
    const known = await db.orders.get(id)
    const row = await db.outbox.get(id)
    const order = known ? sentOf(known) : row && waitingOf(row)[0]
    return { order: order?.user === owner || order?.user === '' ? order : undefined }
  })
}

function sentOf({ owner: _owner, events: _events, ...order }: OrderRow): ShopperOrder {
  return { ...order, state: 'sent', cancellable: isBeforeCutting(order.status) }
}

function waitingOf(row: OutboxRow): ShopperOrder[] {
  const order = waitingOrder(row)
  if (!order) return []
  const { status: state, problem } = row
  return [{ ...order, state, cancellable: isUnsent(row), ...(problem && { problem }) }]
}

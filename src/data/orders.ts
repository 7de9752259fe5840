import type { Order, OrderDraft } from '#domain/order.ts'
import { done, failed } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { repriced } from '#domain/repriced.ts'
import { recount } from './recount.ts'
import { NO_ANSWER, told } from './failure.ts'
import { enqueueOrder, leaveCart, orderById } from './orderRow.ts'
import { cancelWaiting, confirmWaiting, deliver } from './outbox.ts'
import { currentOwner } from './owner.ts'
import { askToKeep } from './persistence.ts'
import { ask } from './pocketbase.ts'
import { readOrder } from './readOrder.ts'
import { isFields, readList } from './reading.ts'
import { storing } from './storing.ts'
import { waitingOrder } from './waitingOrder.ts'

export type Placed = { state: 'sent' | 'saved'; order: Order }

/**
 * Places an order. The same id again is the same order, so it may be tried as often as one likes.
 * What the shop refuses comes back as the problem and leaves the cart as it was; what cannot reach
 * the shop is saved on this device, and the cart is emptied of it.
 */
export async function placeOrder(draft: OrderDraft): Promise<Result<Placed>> {
  const enqueued = await storing((db) => enqueueOrder(db, draft))
  if (!enqueued.ok) return enqueued
  const id = enqueued.value
  const ended = await deliver(id, 'order')
  if (!ended.ok) return ended
  if (ended.value === 'saved') await storing((db) => leaveCart(db, id))
  void askToKeep()
  await recount()
  const order = await storing((db) => orderById(db, id))
  if (!order.ok) return order
  return order.value ? done({ state: ended.value, order: order.value }) : failed('orderFailed')
}

/** Cancels an order: unsent, it never leaves; at the shop, as long as no cloth is cut. */
export async function cancelOrder(id: string): Promise<Result<true>> {
  const known = await storing((db) => db.orders.get(id))
  if (!known.ok) return known
  if (!known.value) return cancelWaiting(id)
  const change = { status: 'cancelled', rev: known.value.rev }
  const answer = await ask('shopper', (pb) => pb.collection('orders').update(id, change))
  if (!answer.ok) return told(answer)
  const order = readOrder(answer.value)
  if (order.ok) await storing((db) => db.orders.put({ ...order.value, owner: currentOwner() }))
  return done(true)
}

/** Says yes to the prices that the shop named for a waiting order, and sends it. */
export async function acceptNewPrices(id: string): Promise<Result<true>> {
  const left = await storing((db) =>
    db.transact([db.outbox], async () => {
      const row = await db.outbox.get(id)
      const order = row && waitingOrder(row)
      if (row?.owner !== currentOwner() || !order || !isFields(row.payload)) return 0
      const lines = repriced(order.lines, row.problem?.changes ?? [])
      const payload = { ...row.payload, lines }
      await db.outbox.put({ ...row, payload, edition: row.edition + 1 })
      return lines.length
    }),
  )
  if (!left.ok) return left
  return left.value > 0 ? confirmWaiting(id) : failed('productGone')
}

/** Fetches the signed-in shopper's orders, so that they are there without a network too. */
export async function refreshOrders(): Promise<Result<true>> {
  const owner = currentOwner()
  if (owner === '') return done(true)
  const answer = await ask('shopper', (pb) =>
    pb.collection('orders').getFullList({
      filter: pb.filter('user = {:owner}', { owner }),
      sort: '-seq',
    }),
  )
  if (!answer.ok) return told(answer)
  const orders = readList(answer.value, readOrder)
  if (!orders.ok) return { ok: false, problem: NO_ANSWER.problem }
  const kept = await storing((db) =>
    db.putPending(db.orders, async () => {
      const before = await db.orders.bulkGet(orders.value.map(({ id }) => id))
      const next = orders.value.map((order, index) => ({ ...before[index], ...order, owner }))
      return next.filter((row, index) => JSON.stringify(row) !== JSON.stringify(before[index]))
    }),
  )
  return kept.ok ? done(true) : kept
}

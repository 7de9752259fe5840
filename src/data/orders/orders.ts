import {
  isBeforeCutting,
  isOfGuest,
  LOST,
  type Order,
  type OrderDraft,
} from '#domain/orders/order.ts'
import { done, failed, type Result } from '#domain/base/problem.ts'
import { reprice } from '#domain/orders/pricing.ts'
import { refreshEvents } from './orderEvents.ts'
import { recountCart } from '#data/cart/cartRows.ts'
import { NO_RESPONSE, toUserResult } from '#data/server/failure.ts'
import { isVisibleTo } from '#data/outbox/submittedBy.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { enqueueOrder, orderById, restoreToCart } from '#data/outbox/orderRow.ts'
import { attemptEnded, deliver } from '#data/outbox/sending/deliver.ts'
import { cancelWaiting } from '#data/outbox/sending/waitingEntry.ts'
import { sendNow } from '#data/outbox/sending/queue.ts'
import { isRefused } from '#domain/outbox/outbox.ts'
import { addEntry } from '#data/outbox/enqueue.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { requestPersistence } from '#data/storage/persistence.ts'
import { ask } from '#data/server/pocketbase.ts'
import { askSignedIn, refreshSession } from '#data/server/refreshSession.ts'
import { parseOrder } from '#data/parse/parseOrder.ts'
import { isFields, parseList } from '#domain/base/parse.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'
import { remainingLines } from '#data/outbox/waitingOrder.ts'

export type Placed = { state: 'sent' | 'saved'; order: Order }

/**
 * Places an order for these cart lines. If an earlier order has taken them, that order is the
 * result. When the server refuses, the problem is returned and cart and draft are restored; without
 * a response, the order stays on this device to be sent.
 */
export async function placeOrder(
  draft: OrderDraft,
  lines: readonly { id: string }[],
): Promise<Result<Placed>> {
  const enqueued = await writeLocal((db) => enqueueOrder(db, draft, lines))
  if (!enqueued.ok) return enqueued
  const id = enqueued.value
  if (id === undefined) return failed('newerVersion')
  const delivery = await deliver(id, 'order')
  await recountCart()
  // This tab joined an order whose refusal another tab received: the lines are back in the cart.
  if (!delivery.ok) return delivery.problem.code === 'notFound' ? failed('newerVersion') : delivery
  void requestPersistence()
  const order = await writeLocal((db) => orderById(db, id))
  if (!order.ok) return order
  return order.value ? done({ state: delivery.value, order: order.value }) : failed('orderFailed')
}

/**
 * Cancels an order: an unsent one never leaves this device, one on the server can be cancelled
 * until the cloth is cut. The server's current version is stored, so that the shopper sees what the
 * house did meanwhile. An order that was being sent, or has arrived since, is cancelled there.
 */
export async function cancelOrder(id: string): Promise<Result<true>> {
  const known = await cancelIfPlaced(id)
  if (known) return known
  await attemptEnded(id)
  const unsent = await cancelWaiting(id)
  if (unsent.ok || unsent.problem.code !== 'sentAlready') return unsent
  return (await cancelIfPlaced(id)) ?? unsent
}

/** @returns undefined while this device does not know that the house has it */
async function cancelIfPlaced(id: string): Promise<Result<true> | undefined> {
  const stored = await writeLocal((db) => db.orders.get(id))
  if (!stored.ok) return stored
  if (!stored.value) return undefined
  // A guest's order has no account that may cancel it on the server.
  return isOfGuest(stored.value) ? failed('sentAlready') : cancelPlaced(id, stored.value.rev)
}

/**
 * An order that was only confirmed or got other dates meanwhile is cancelled as asked. One that is
 * cancelled already, by an attempt whose answer was lost, needs nothing more.
 */
async function cancelPlaced(id: string, rev: number): Promise<Result<true>> {
  const change = { status: 'cancelled', rev }
  const answer = await askSignedIn('shopper', (pb) => pb.collection('orders').update(id, change))
  const { refusal } = answer.ok ? {} : answer.problem
  const order = parseOrder(answer.ok ? answer.value : refusal?.record)
  if (order.ok) await writeLocal((db) => db.orders.update(id, order.value))
  void refreshEvents(id)
  if (answer.ok) return done(true)
  if (refusal?.code === 'illegalMove') return failed('cutAlready')
  if (refusal?.code !== 'newerVersion' || !order.ok) return toUserResult(answer)
  if (order.value.status === 'cancelled') return done(true)
  if (!isBeforeCutting(order.value.status)) return failed('cutAlready')
  // A server that sends back the same revision would refuse it forever.
  return order.value.rev > rev ? cancelPlaced(id, order.value.rev) : toUserResult(answer)
}

/**
 * Accepts the new prices that the server named when it refused a waiting order: a new order at
 * these prices replaces it and is sent.
 * @returns the id of the new order
 */
export async function acceptNewPrices(id: string): Promise<Result<string>> {
  const next = newRecordId()
  const replaced = await writeLocal((db) =>
    db.transact([db.outbox], async () => {
      const row = await db.outbox.get(id)
      if (!row || !isVisibleTo(currentOwner(), row)) return 'notFound'
      const lines = remainingLines(row)
      if (lines.length === 0 || !isFields(row.payload)) return 'productGone'
      const { kind, owner } = row
      const payload = { ...row.payload, id: next, lines }
      const taken = reprice(row.lines ?? [], row.problem?.changes ?? [])
      await addEntry(db, { id: next, kind, owner, payload, lines: taken }, Date.now())
      await db.outbox.delete(id)
      return undefined
    }),
  )
  if (!replaced.ok) return replaced
  if (replaced.value) return failed(replaced.value)
  void sendNow()
  return done(next)
}

/**
 * Turns an order that cannot be sent as it is back into a cart, where its pieces can be changed. The
 * order no longer exists.
 */
export async function returnToCart(id: string): Promise<Result<true>> {
  const returned = await writeLocal((db) =>
    db.transact([db.outbox, db.cart, db.drafts], async () => {
      const row = await db.outbox.get(id)
      if (!row || !isVisibleTo(currentOwner(), row) || !isRefused(row)) return false
      await db.outbox.delete(id)
      await restoreToCart(db, row)
      return true
    }),
  )
  if (!returned.ok) return returned
  await recountCart()
  return returned.value ? done(true) : failed('notFound')
}

/**
 * Fetches the signed-in shopper's orders, so that they are readable offline. Fetches them again if one
 * changed locally in the meantime, for example because it was cancelled. What is known of an order
 * that the server no longer has stays on this device, which says so.
 */
export async function refreshOrders(): Promise<Result<true>> {
  const owner = currentOwner()
  if (owner === '') return done(true)
  const known = await writeLocal((db) => db.orders.where({ owner }).toArray())
  const answer = await ask('shopper', (pb) =>
    pb.collection('orders').getFullList({
      filter: pb.filter('user = {:owner}', { owner }),
      sort: '-seq',
    }),
  )
  if (!answer.ok) return toUserResult(answer)
  const orders = parseList(answer.value, parseOrder)
  if (!orders.ok) return { ok: false, problem: NO_RESPONSE.problem }
  const there = new Set(answer.value.map(({ id }) => id))
  const stored = known.ok ? known.value : []
  const missing = stored.filter(({ id, status }) => status !== LOST && !there.has(id))
  // Without a valid token the server finds none.
  const isSure = missing.length > 0 && (await refreshSession('shopper')) === true
  let isLate = false
  const written = await writeLocal((db) =>
    db.putPending(db.orders, async () => {
      if (owner !== currentOwner()) return []
      const before = await db.orders.bulkGet(orders.value.map(({ id }) => id))
      isLate = before.some(
        (now) => known.ok && known.value.some((row) => row.id === now?.id && row.rev !== now.rev),
      )
      if (isLate) return []
      const next = orders.value.map((order, index) => ({ ...before[index], ...order, owner }))
      const changed = next.filter((row, at) => JSON.stringify(row) !== JSON.stringify(before[at]))
      const lost = missing.map((row) => ({ ...row, status: LOST, payToken: '' }))
      return isSure ? [...changed, ...lost] : changed
    }),
  )
  if (!written.ok) return written
  return isLate ? refreshOrders() : done(true)
}

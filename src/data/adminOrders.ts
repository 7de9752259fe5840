import type { OrderDraft, OrderStatus } from '#domain/order.ts'
import { ORDER_STATUSES } from '#domain/order.ts'
import type { OrderEvent } from '#domain/orderEvent.ts'
import type { OrderDates, OwnerOrder } from '#domain/ownerOrder.ts'
import { done } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { copyOf } from './adminCopy.ts'
import { keep, kept } from './adminStore.ts'
import { told } from './failure.ts'
import type { Failure } from './failure.ts'
import { newRecordId } from './newRecordId.ts'
import { ask } from './pocketbase.ts'
import { reading } from './reading.ts'
import type { Read } from './reading.ts'
import { readOrder } from './readOrder.ts'
import { isoOf } from './readProduct.ts'

/** Every order of the house, as this device knows them. */
export const ownerOrders = copyOf('orders', readOwnerOrder)

const MOST_EVENTS = 200

/** Moves an order one step on; `note` stands in its history. Refused when it has moved meanwhile. */
export async function moveOrder(
  order: OwnerOrder,
  status: OrderStatus,
  note = '',
): Promise<Result<OwnerOrder>> {
  const body = { status, rev: order.rev, note }
  const answer = await ask('admin', (client) => client.collection('orders').update(order.id, body))
  return taken(answer)
}

/** Writes down when the fitting is and when the order is promised for. */
export async function setDates(order: OwnerOrder, dates: OrderDates): Promise<Result<OwnerOrder>> {
  const body = { ...dates, rev: order.rev }
  const answer = await ask('admin', (client) =>
    client.send<unknown>(`/api/owner/orders/${order.id}/dates`, { method: 'POST', body }),
  )
  return taken(answer)
}

/** An order taken at the counter or on the phone. Sent again with its id, it is stored once. */
export async function placeCounterOrder(draft: OrderDraft): Promise<Result<OwnerOrder>> {
  const { shipping, ...rest } = draft
  const body = { ...rest, ...shipping, source: 'counter' }
  const answer = await ask('admin', (client) => client.collection('orders').create(body))
  return taken(answer)
}

/** What happened to an order, the oldest first; offline, what this device has seen of it. */
export async function eventsOf(order: string): Promise<OrderEvent[]> {
  const filter = `order = "${order}"`
  const answer = await ask('admin', (client) =>
    client.collection('order_events').getList(1, MOST_EVENTS, { filter, sort: 'seq' }),
  )
  if (answer.ok) await keep('order_events', answer.value.items)
  const records = answer.ok ? answer.value.items : await kept('order_events')
  return soundEvents(records).filter((event) => event.order === order)
}

/** The latest happenings of all orders, the newest first. */
export async function latestEvents(count: number): Promise<OrderEvent[]> {
  const answer = await ask('admin', (client) =>
    client.collection('order_events').getList(1, count, { sort: '-seq', skipTotal: true }),
  )
  if (answer.ok) await keep('order_events', answer.value.items)
  const records = answer.ok ? answer.value.items : await kept('order_events')
  return soundEvents(records).slice(-count).reverse()
}

/** Writes something down for the house alone. */
export function addNote(order: string, note: string): Promise<Result<void>> {
  return addEvent({ order, kind: 'note', note })
}

/** Writes down money that came in, or went back when it is negative. */
export function addPayment(order: string, amount: number, method: string): Promise<Result<void>> {
  return addEvent({ order, kind: 'payment', amount, method })
}

async function addEvent(event: Record<string, unknown>): Promise<Result<void>> {
  // The server signs with whoever is asking; it wants to be told all the same.
  const body = { id: newRecordId(), actor: 'owner', ...event }
  const answer = await ask('admin', (client) => client.collection('order_events').create(body))
  return answer.ok ? done(undefined) : told(answer)
}

function taken(answer: Result<unknown, Failure>): Result<OwnerOrder> {
  if (!answer.ok) {
    if (answer.problem.problem.code === 'newerVersion') void ownerOrders.pull()
    return told(answer)
  }
  const order = readOwnerOrder(answer.value)
  if (!order.ok) return { ok: false, problem: { code: 'refused' } }
  ownerOrders.take(order.value)
  return done(order.value)
}

function readOwnerOrder(wire: unknown): Read<OwnerOrder> {
  const order = readOrder(wire)
  if (!order.ok) return order
  const from = reading(wire)
  const source = from.textOr('source', '') === 'counter' ? 'counter' : 'shop'
  const trialDate = from.textOr('trialDate', '')
  return from.finish({ ...order.value, source, trialDate, dueDate: from.textOr('dueDate', '') })
}

function soundEvents(records: readonly unknown[]): OrderEvent[] {
  const read = records.map(readEvent)
  return read.flatMap((event) => (event.ok ? [event.value] : [])).sort((a, b) => a.seq - b.seq)
}

function readEvent(wire: unknown): Read<OrderEvent> {
  const from = reading(wire)
  const kind = from.oneOf('kind', ['status', 'payment', 'note'])
  const shared = {
    id: from.text('id'),
    order: from.text('order'),
    actor: from.oneOf('actor', ['guest', 'shopper', 'owner']) ?? 'owner',
    note: from.textOr('note', ''),
    seq: from.numberOr('seq', 0),
    created: isoOf(from.textOr('created', '')),
  }
  if (kind === 'payment') {
    const amount = from.numberOr('amount', 0)
    return from.finish({ ...shared, kind, amount, method: from.textOr('method', '') })
  }
  if (kind === 'note') return from.finish({ ...shared, kind })
  const to = from.oneOf('to', ORDER_STATUSES)
  const before = ORDER_STATUSES.find((status) => status === from.textOr('from', '')) ?? ''
  return from.finish(to && { ...shared, kind: 'status', from: before, to })
}

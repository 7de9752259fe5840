import { ORDER_STATUSES } from '#domain/order.ts'
import type { OrderStatus } from '#domain/order.ts'
import { done } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { NO_ANSWER, told } from './failure.ts'
import { ask } from './pocketbase.ts'
import type { Role } from './pocketbase.ts'
import { isoOf } from './readProduct.ts'
import { reading, readList } from './reading.ts'
import type { Read } from './reading.ts'
import { currentOwner } from './owner.ts'
import { readOrder } from './readOrder.ts'
import { storing } from './storing.ts'

/** Something that happened to an order: a move, a payment in rupees, or a note of the house. */
export type OrderEvent = {
  id: string
  kind: 'status' | 'payment' | 'note'
  /** The status before and after; undefined where nothing moved, or at the beginning. */
  from: OrderStatus | undefined
  to: OrderStatus | undefined
  amount: number
  method: string
  note: string
  actor: 'guest' | 'shopper' | 'owner'
  created: string
}

/** What has happened to an order, the first first. It is asked anew each time. */
export async function orderEvents(
  order: string,
  role: Role = 'shopper',
): Promise<Result<OrderEvent[]>> {
  const answer = await ask(role, (pb) =>
    pb.collection('order_events').getFullList({
      filter: pb.filter('order = {:order}', { order }),
      sort: 'seq',
    }),
  )
  if (!answer.ok) return told(answer)
  const events = readList(answer.value, readEvent)
  return events.ok ? done(events.value) : { ok: false, problem: NO_ANSWER.problem }
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
  const rows = orders.value.map((order) => ({ ...order, owner }))
  const kept = await storing((db) => db.orders.bulkPut(rows))
  return kept.ok ? done(true) : kept
}

function readEvent(wire: unknown): Read<OrderEvent> {
  const from = reading(wire)
  const kind = from.oneOf('kind', ['status', 'payment', 'note'] as const)
  const actor = from.oneOf('actor', ['guest', 'shopper', 'owner'] as const)
  const status = (name: string) => ORDER_STATUSES.find((known) => known === from.textOr(name, ''))
  const event = {
    id: from.text('id'),
    from: status('from'),
    to: status('to'),
    amount: from.numberOr('amount', 0),
    method: from.textOr('method', ''),
    note: from.textOr('note', ''),
    created: isoOf(from.textOr('created', '')),
  }
  return from.finish(kind && actor && { ...event, kind, actor })
}

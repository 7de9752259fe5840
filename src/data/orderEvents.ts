import { done } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { NO_ANSWER, told } from './failure.ts'
import { liveForOwner } from './live.ts'
import { currentOwner } from './owner.ts'
import { ask } from './pocketbase.ts'
import type { Role } from './pocketbase.ts'
import { isoOf } from './isoOf.ts'
import { reading, readList } from './reading.ts'
import type { Read } from './reading.ts'
import type { OrderEvent } from './rows.ts'
import { storing } from './storing.ts'
import type { Live } from './value.ts'

/** What has happened to an order, the latest first; asked anew each time. */
export async function orderEvents(
  order: string,
  role: Role = 'shopper',
): Promise<Result<OrderEvent[]>> {
  const answer = await ask(role, (pb) =>
    pb.collection('order_events').getFullList({
      filter: pb.filter('order = {:order}', { order }),
      sort: '-seq',
    }),
  )
  if (!answer.ok) return told(answer)
  const events = readList(answer.value, readEvent)
  return events.ok ? done(events.value) : { ok: false, problem: NO_ANSWER.problem }
}

/** What has happened to an order, the latest first, as this device last heard; it asks when one looks. */
export function liveOrderEvents(order: string): Live<OrderEvent[]> {
  const kept = liveForOwner(async (db, owner) => {
    const row = await db.orders.get(order)
    return row?.owner === owner ? (row.events ?? []) : []
  })
  return {
    current: kept.current,
    subscribe(onChange) {
      void refreshEvents(order)
      return kept.subscribe(onChange)
    },
  }
}

async function refreshEvents(order: string): Promise<void> {
  if (currentOwner() === '') return
  const events = await orderEvents(order)
  if (events.ok) await storing((db) => db.orders.update(order, { events: events.value }))
}

function readEvent(wire: unknown): Read<OrderEvent> {
  const from = reading(wire)
  const kind = from.oneOf('kind', ['status', 'payment', 'note'])
  const event = {
    id: from.text('id'),
    actor: from.oneOfOr('actor', ['guest', 'shopper', 'owner'], 'owner'),
    from: from.textOr('from', '') || undefined,
    to: from.textOr('to', '') || undefined,
    amount: from.numberOr('amount', 0),
    method: from.textOr('method', ''),
    note: from.textOr('note', ''),
    created: isoOf(from.textOr('created', '')),
  }
  return from.finish(kind && { ...event, kind })
}

import { done, type Result } from '#domain/base/problem.ts'
import { NO_ANSWER, toUserResult } from '#data/server/failure.ts'
import { liveQueryForOwner } from '#data/storage/liveQuery.ts'
import { currentOwner } from '#data/server/currentOwner.ts'
import { ask, type Role } from '#data/server/pocketbase.ts'
import { isoOf } from '#data/parse/isoOf.ts'
import { fieldReader, parseList, type Parsed } from '#data/parse/parse.ts'
import type { OrderEvent } from '#data/storage/rows.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'
import type { Live } from '#data/live/store.ts'

/** An order's history, latest first, fetched from the server each time. */
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
  if (!answer.ok) return toUserResult(answer)
  const events = parseList(answer.value, readEvent)
  return events.ok ? done(events.value) : { ok: false, problem: NO_ANSWER.problem }
}

/** An order's history, latest first, as stored on this device; subscribing refreshes it. */
export function liveOrderEvents(order: string): Live<OrderEvent[]> {
  const kept = liveQueryForOwner(async (db, owner) => {
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
  if (events.ok) await writeLocal((db) => db.orders.update(order, { events: events.value }))
}

function readEvent(wire: unknown): Parsed<OrderEvent> {
  const from = fieldReader(wire)
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

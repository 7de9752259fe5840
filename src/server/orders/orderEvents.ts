import type { OrderStatus } from '#domain/orders/order.ts'
import { recordOf } from '#server/pocketbase/events.ts'
import { newRecord } from '#server/pocketbase/records.ts'
import { actorOf, type Actor } from '#server/sessions/roles.ts'

type StatusChange = {
  order: string
  /** Empty for the first status. */
  from: string
  to: OrderStatus
  note: string
  actor: Actor
}

/** Records a status change as an event, in the change's transaction. */
export function recordStatusChange(tx: CoreApp, { actor, ...change }: StatusChange): void {
  tx.save(newRecord(tx, 'order_events', { ...change, kind: 'status', ...actor }))
}

type Dates = { trialDate: string; dueDate: string }

/** Records each promised day that is no longer `before`, in the change's transaction. */
export function recordDateChanges(
  tx: CoreApp,
  order: core.Record,
  before: Dates,
  { note, actor }: { note: string; actor: Actor },
): void {
  for (const kind of ['trialDate', 'dueDate'] as const) {
    const [from, to] = [before[kind], order.getString(kind)]
    if (from === to) continue
    tx.save(newRecord(tx, 'order_events', { order: order.id, kind, from, to, note, ...actor }))
  }
}

/** Payments and notes that the owner adds to an order; the server sets the actor. */
export function addOrderEvent(e: core.RecordRequestEvent): void {
  const record = recordOf(e)
  const { actor, actorId } = actorOf(e)
  record.set('actor', actor)
  record.set('actorId', actorId)
  record.set('from', '')
  record.set('to', '')
  e.next()
}

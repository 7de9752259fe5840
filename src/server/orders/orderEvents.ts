import type { OrderStatus } from '#domain/orders/order.ts'
import { shopDate } from '#domain/base/day.ts'
import { mayRemind } from '#domain/money/reminder.ts'
import { recordOf, type RecordRequest } from '#server/pocketbase/events.ts'
import { findById, newRecord } from '#server/pocketbase/records.ts'
import { withinWriteTransaction } from '#server/pocketbase/writeTransaction.ts'
import { refuse, type RefusalReason } from '#server/http/refuse.ts'
import { addToLedger, isLedgerKind } from './ledger.ts'
import { actorOf, type Actor } from '#server/sessions/roles.ts'

type StatusChange = {
  order: string
  /** Empty for the first status. */
  from: string
  to: OrderStatus
  note: string
  actor: Actor
  /** The day in the shop on which it happened, where a desk may have sent it later. */
  day?: string
}

/** Records a status change as an event, in the change's transaction. */
export function recordStatusChange(tx: CoreApp, { actor, ...change }: StatusChange): void {
  tx.save(newRecord(tx, 'order_events', { ...change, kind: 'status', ...actor }))
}

type Dates = { trialDate: string; dueDate: string }

/** Records each promised day that is no longer `before`, in the change's transaction. */
export function recordDateChanges(
  tx: CoreApp,
  order: RecordOf<'orders'>,
  before: Dates,
  { note, actor }: { note: string; actor: Actor },
): void {
  for (const kind of ['trialDate', 'dueDate'] as const) {
    const from = before[kind]
    const to = order.getString(kind)
    if (from === to) continue
    tx.save(newRecord(tx, 'order_events', { order: order.id, kind, from, to, note, ...actor }))
  }
}

/**
 * Adds an event of the owner's to an order: an entry of its ledger, or a note, an answer to a claim
 * or a reminder, whose actor is set here.
 */
export function addOrderEvent(e: RecordRequest<'order_events'>): void {
  const record = recordOf(e)
  if (isLedgerKind(record.getString('kind'))) return addToLedger(e)
  const { actor, actorId } = actorOf(e)
  record.set('actor', actor)
  record.set('actorId', actorId)
  for (const field of ['from', 'to', 'receipt', 'day'] as const) record.set(field, '')
  for (const field of ['amount', 'paise'] as const) record.set(field, 0)
  const rejection = withinWriteTransaction(e, (tx) => {
    const order = findById(tx, 'orders', record.getString('order'))
    // A repeat, sent because the response was lost, is recognised by its id.
    const isNew = !findById(tx, 'order_events', record.id)
    const isReminder = record.getString('kind') === 'reminder'
    if (order && isReminder && isNew && !mayRemindNow(order)) return REMINDED
    e.next()
    if (order) noteInOrder(tx, order, record)
    return undefined
  })
  if (rejection) refuse(e, rejection)
}

const REMINDED: RefusalReason = { status: 409, code: 'remindedLately' }

function mayRemindNow(order: RecordOf<'orders'>): boolean {
  return mayRemind(order.getString('remindedOn'), shopDate(Date.now()))
}

function noteInOrder(
  tx: CoreApp,
  order: RecordOf<'orders'>,
  event: RecordOf<'order_events'>,
): void {
  const kind = event.getString('kind')
  if (kind === 'claimRefused' && order.getString('claim') === event.getString('reference'))
    order.set('claim', '')
  else if (kind === 'reminder') order.set('remindedOn', shopDate(Date.now()))
  else return
  tx.save(order)
}

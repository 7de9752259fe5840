import { dayOf, shopDate } from '#domain/base/day.ts'
import { eventDay, type SentDay } from '#domain/money/eventDay.ts'
import { isLegalMove, isOrderStatus, isStepBack } from '#domain/orders/order.ts'
import type { Unread } from '#domain/base/parse.ts'
import { plainText } from '#domain/base/plainText.ts'
import type { SentDates } from '#domain/desk/deskEdit.ts'
import { pathParameter, recordOf, type RecordRequest } from '#server/pocketbase/events.ts'
import { findById, sentBody, sentRecord } from '#server/pocketbase/records.ts'
import { inWriteTransaction } from '#server/pocketbase/writeTransaction.ts'
import { pushStatus } from '#server/push/pushQueue.ts'
import { NOT_FOUND, refuse, refuseFields, type RefusalReason } from '#server/http/refuse.ts'
import { actorOf } from '#server/sessions/roles.ts'
import { asOwner } from '#server/sessions/sessions.ts'
import { recordDateChanges, recordStatusChange } from './orderEvents.ts'
import { mailStatus, mailStepBack } from './orderMails.ts'

type Outcome = { order: RecordOf<'orders'> } | { rejection: RefusalReason }

const MAX_NOTE_LENGTH = 1000

/**
 * Changes an order's status, and nothing else, by one legal step, forward or back; a shopper may only
 * cancel. Writes the event that records who did it in the same transaction.
 */
export function moveOrder(e: RecordRequest<'orders'>): void {
  const { status, rev, note } = sentRecord(e)
  const { day: sentDay }: Unread<SentDay> = sentBody(e)
  const day = eventDay(sentDay, shopDate(Date.now()))
  const to = typeof status === 'string' && isOrderStatus(status) ? status : undefined
  const actor = actorOf(e)
  const outcome = inWriteTransaction(e.app, (tx): Outcome => {
    const order = findById(tx, 'orders', recordOf(e).id)
    if (!order) return { rejection: NOT_FOUND }
    if (isStale(order, rev)) return newerVersion(order)
    const from = order.getString('status')
    const isAllowed = actor.actor === 'owner' || to === 'cancelled'
    if (to === undefined || !isAllowed || !isLegalMove(from, to))
      return { rejection: { status: 409, code: 'illegalMove', data: { from, to: to ?? '' } } }
    order.set('status', to)
    order.set('rev', order.getInt('rev') + 1)
    tx.save(order)
    recordStatusChange(tx, { order: order.id, from, to, note: noteOf(note), actor, day })
    if (isStepBack(from, to)) mailStepBack(tx, order, to, actor)
    else {
      mailStatus(tx, order, to, actor)
      pushStatus(tx, order.id, to)
    }
    return { order }
  })
  answer(e, outcome)
}

/** Sets an order's fitting and promised dates; the shopper reads each change with its reason. */
export function setOrderDates(e: core.RequestEvent): void {
  asOwner(e, () => {
    const { rev, trialDate, dueDate, reason }: Unread<SentDates> = sentBody(e)
    if (!isDateOrNone(trialDate)) return refuseFields(e, 'refused', { trialDate: 'refused' })
    if (!isDateOrNone(dueDate)) return refuseFields(e, 'refused', { dueDate: 'refused' })
    const outcome = inWriteTransaction(e.app, (tx): Outcome => {
      const order = findById(tx, 'orders', pathParameter(e, 'id'))
      if (!order) return { rejection: NOT_FOUND }
      if (isStale(order, rev ?? undefined)) return newerVersion(order)
      const before = {
        trialDate: order.getString('trialDate'),
        dueDate: order.getString('dueDate'),
      }
      order.set('trialDate', trialDate)
      order.set('dueDate', dueDate)
      order.set('rev', order.getInt('rev') + 1)
      tx.save(order)
      recordDateChanges(tx, order, before, { note: noteOf(reason), actor: actorOf(e) })
      return { order }
    })
    answer(e, outcome)
  })
}

/** Whether it is a day of the calendar, or the empty text for no day. */
function isDateOrNone(sent: unknown): sent is string {
  return typeof sent === 'string' && (sent === '' || dayOf(sent) !== undefined)
}

function noteOf(sent: unknown): string {
  return typeof sent === 'string' ? plainText(sent).slice(0, MAX_NOTE_LENGTH) : ''
}

/** Whether an edit is based on another revision than the stored one; without one it never is. */
function isStale(order: RecordOf<'orders'>, rev: unknown): boolean {
  return rev !== undefined && Number(rev) !== order.getInt('rev')
}

function newerVersion(order: RecordOf<'orders'>): Outcome {
  return { rejection: { status: 409, code: 'newerVersion', data: { record: order } } }
}

function answer(e: core.RequestEvent, outcome: Outcome): void {
  if ('order' in outcome) e.json(200, outcome.order)
  else refuse(e, outcome.rejection)
}

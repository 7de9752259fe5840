import { shopDate } from '#domain/base/day.ts'
import { eventDay } from '#domain/money/eventDay.ts'
import { isRecordId } from '#domain/base/identity.ts'
import { entryProblem, ENTRY_KINDS, postedBy } from '#domain/money/ledger.ts'
import { rupeesOf } from '#domain/money/paise.ts'
import {
  earlierPayment,
  parseSentEntry,
  type SentEntry,
  type SentOver,
} from '#domain/money/sentEntry.ts'
import { fieldReader } from '#domain/base/parse.ts'
import { sentLine } from '#domain/base/plainText.ts'
import type { RecordRequest } from '#server/pocketbase/events.ts'
import { findById, newRecord, sentBody, sentRecord } from '#server/pocketbase/records.ts'
import { inWriteTransaction } from '#server/pocketbase/writeTransaction.ts'
import {
  ID_TAKEN,
  NOT_FOUND,
  refuse,
  refuseFields,
  type RefusalReason,
} from '#server/http/refuse.ts'
import { actorOf, type Actor } from '#server/sessions/roles.ts'
import { financialYear, receiptNumber } from '#domain/money/receiptNumber.ts'
import { nextCount } from '#server/pocketbase/nextCount.ts'
import { sumsOfOrder } from './orderRecord.ts'

type Outcome = { event: RecordOf<'order_events'> } | { rejection: RefusalReason }

/** `mayExceed`: a payment may be more than the balance. */
type Wanted = { id: string; order: string; entry: SentEntry; actor: Actor; mayExceed: boolean }

const MAX_METHOD_LENGTH = 40

/** Whether an event of this kind is an entry of the ledger. */
export function isLedgerKind(kind: string): boolean {
  return ENTRY_KINDS.some((known) => known === kind)
}

/**
 * Adds an entry to an order's ledger. In one transaction it is checked against what the ledger adds up
 * to, gets its receipt number, and is posted to the order. The id is the idempotency key.
 */
export function addToLedger(e: RecordRequest<'order_events'>): void {
  const body = sentRecord(e)
  const { id, order } = body
  const earlier = body.paise === undefined ? earlierPayment(body.kind, body.amount) : undefined
  const reading = earlier
    ? ({ kind: 'read', entry: { ...earlier, ...factsOfEarlier(body.method) } } as const)
    : parseSentEntry(body)
  if (reading.kind === 'refused') return refuseFields(e, 'refused', reading.fields)
  if (typeof id !== 'string' || !isRecordId(id) || typeof order !== 'string')
    return refuseFields(e, 'refused', { id: 'refused' })
  // The owner has confirmed at the desk what an earlier version queued.
  const mayExceed = earlier !== undefined || fieldReader<SentOver>(sentBody(e)).flag('over')
  const wanted = { id, order, entry: reading.entry, actor: actorOf(e), mayExceed }
  const outcome = inWriteTransaction(e.app, (tx) => postEntry(tx, wanted))
  if ('event' in outcome) e.json(200, outcome.event)
  else refuse(e, outcome.rejection)
}

function factsOfEarlier(method: unknown) {
  const way = sentLine(method).slice(0, MAX_METHOD_LENGTH)
  return { method: way, reference: '', note: '' }
}

/**
 * The only way into a ledger, for all who may confirm money: today only the owner. The confirmation of a
 * payment gateway would be another caller, with the way `card`, the gateway's payment as reference
 * and an id derived from it, so that a webhook sent twice is posted once (decision 0069).
 */
function postEntry(tx: CoreApp, { id, order, entry, actor, mayExceed }: Wanted): Outcome {
  const stored = findById(tx, 'order_events', id)
  if (stored) return isSame(stored, order, entry) ? { event: stored } : { rejection: ID_TAKEN }
  const about = findById(tx, 'orders', order)
  if (!about) return { rejection: NOT_FOUND }
  const problem =
    mayExceed && entry.kind === 'payment' ? undefined : entryProblem(entry, sumsOfOrder(about))
  if (problem) return { rejection: { status: 409, code: problem } }
  const receipt = entry.kind === 'payment' ? nextReceiptNumber(tx) : ''
  const event = newRecord(tx, 'order_events', {
    id,
    order,
    ...entry,
    amount: rupeesForEarlier(entry),
    receipt,
    day: eventDay(entry.day, shopDate(Date.now())),
    ...actor,
  })
  tx.save(event)
  addToSums(tx, about, entry)
  return { event }
}

/** The next receipt number of this financial year; only inside the transaction that stores it. */
function nextReceiptNumber(tx: CoreApp): string {
  const year = financialYear(Date.now())
  return receiptNumber(year, nextCount(tx, `receipts-${year}`))
}

/** Adds the entry to the order's sums, which devices read without its events. */
function addToSums(tx: CoreApp, order: RecordOf<'orders'>, entry: SentEntry): void {
  const { received, discounted } = postedBy([entry])
  order.set('received', order.getInt('received') + received)
  order.set('discounted', order.getInt('discounted') + discounted)
  if (entry.method === 'upi' && entry.kind === 'payment') order.set('claim', '')
  tx.save(order)
}

/** The amount in rupees, for devices of an earlier version. */
function rupeesForEarlier({ kind, paise }: SentEntry): number {
  const rupees = rupeesOf(paise)
  if (kind === 'discount') return 0
  return kind === 'refund' ? -rupees : rupees
}

function isSame(
  known: RecordOf<'order_events'>,
  order: string,
  { kind, paise }: SentEntry,
): boolean {
  return (
    known.getString('order') === order &&
    known.getString('kind') === kind &&
    known.getInt('paise') === paise
  )
}

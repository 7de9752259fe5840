import type { SentDay } from './eventDay.ts'
import type { Unread } from '#domain/base/parse.ts'
import { sentLine } from '#domain/base/plainText.ts'
import type { RefusedFields } from '#domain/base/refusal.ts'
import { ENTRY_KINDS, PAYMENT_WAYS, type LedgerEntry } from './ledger.ts'
import { isAmount, paiseOf } from './paise.ts'

/** An entry of the ledger as a desk sends it. */
export type SentEntry = LedgerEntry & {
  /** A `PaymentWay`, or what an earlier version wrote; empty for a discount. */
  method: string
  /** The bank's or the owner's reference; may be empty. */
  reference: string
  /** Why it was returned or taken off; a payment needs none. */
  note: string
} & SentDay

/** Sent with an entry: whether it may receive more than the order costs. */
export type SentOver = { over?: true }

export type EntryReading =
  | { kind: 'read'; entry: SentEntry }
  | { kind: 'refused'; fields: RefusedFields }

const MAX_REASON = 200
const MAX_REFERENCE = 40

/** Parses an untrusted entry. A refund and a discount need a reason, which the customer reads. */
export function parseSentEntry(body: Unread<SentEntry>): EntryReading {
  const { kind: sent, paise } = body
  const [method, reference, note] = [body.method, body.reference, body.note].map(sentLine)
  const kind = ENTRY_KINDS.find((known) => known === sent)
  const fields: RefusedFields = {}
  if (!kind) fields['kind'] = 'refused'
  if (!isAmount(paise)) fields['paise'] = 'amountInvalid'
  if (kind !== 'discount' && !PAYMENT_WAYS.some((way) => way === method))
    fields['method'] = 'required'
  if (kind !== 'payment' && !note) fields['note'] = 'required'
  if (note && note.length > MAX_REASON) fields['note'] = 'tooLong'
  if (reference && reference.length > MAX_REFERENCE) fields['reference'] = 'tooLong'
  if (!kind || !isAmount(paise) || Object.keys(fields).length > 0)
    return { kind: 'refused', fields }
  const facts = { reference: reference ?? '', note: note ?? '' }
  return {
    kind: 'read',
    entry: {
      kind,
      paise,
      method: kind === 'discount' ? '' : (method ?? ''),
      ...facts,
      ...(typeof body.day === 'string' && { day: body.day }),
    },
  }
}

/**
 * The entry in a payment as earlier versions send it from their outbox: whole rupees, below zero when
 * money was returned, and the way in words. Undefined if the event is not a payment.
 */
export function earlierPayment(kind: unknown, amount: unknown): LedgerEntry | undefined {
  if (kind !== 'payment' || typeof amount !== 'number') return undefined
  const paise = paiseOf(amount)
  if (!isAmount(Math.abs(paise))) return undefined
  return { kind: paise < 0 ? 'refund' : 'payment', paise: Math.abs(paise) }
}

import type { RefusalCode } from '#domain/base/refusal.ts'
import type { Rupees } from '#domain/base/money.ts'
import { advanceOf, type PaymentTerms } from './terms.ts'
import { paiseOf, type Paise } from './paise.ts'

/** The ways to pay and to return money. */
export const PAYMENT_WAYS = ['cash', 'upi', 'card', 'transfer'] as const

export type PaymentWay = (typeof PAYMENT_WAYS)[number]

export const ENTRY_KINDS = ['payment', 'refund', 'discount'] as const

export type EntryKind = (typeof ENTRY_KINDS)[number]

/** One line of an order's ledger. It is never changed: a mistake is corrected by another entry. */
export type LedgerEntry = { kind: EntryKind; paise: Paise }

/** What the entries of an order add up to, each a sum of whole paise above zero. */
export type Posted = {
  /** Payments without what was returned. */
  received: Paise
  /** Taken off the total after the order was placed. */
  discounted: Paise
}

/** The money of one order. `received + balance` is always `toPay`. */
export type Sums = Posted & {
  total: Paise
  /** The total without the discounts. */
  toPay: Paise
  /** What is still open; below zero when the house has received too much. */
  balance: Paise
}

/** What the entries add up to; other kinds, such as notes among the events, do not count. */
export function postedBy(entries: readonly { kind: string; paise?: Paise }[]): Posted {
  const sumOf = (wanted: EntryKind) =>
    entries.reduce((sum, { kind, paise = 0 }) => sum + (kind === wanted ? paise : 0), 0)
  return { received: sumOf('payment') - sumOf('refund'), discounted: sumOf('discount') }
}

/** The sums of an order whose total is in rupees. */
export function sumsOf(total: Rupees, { received, discounted }: Posted): Sums {
  const whole = paiseOf(total)
  const toPay = whole - discounted
  return { total: whole, discounted, toPay, received, balance: toPay - received }
}

type Dues = { status: string; terms?: PaymentTerms | undefined }

/**
 * What is to be paid now. Before the pieces are ready, as much as the terms ask for; from then on
 * everything.
 */
export function dueNow({ toPay, received, balance }: Sums, { status, terms }: Dues): Paise {
  if (status === 'cancelled') return 0
  const isHandedOver = status === 'ready' || status === 'delivered'
  const due = isHandedOver ? balance : advanceOf(toPay, terms) - received
  return Math.max(0, due)
}

/** How much the next payment probably is: what is due now, else all that is open. */
export function nextPayment(sums: Sums, dues: Dues): Paise {
  if (dues.status === 'cancelled') return 0
  return dueNow(sums, dues) || Math.max(0, sums.balance)
}

/** Why an entry does not fit the ledger as it is; undefined when it does. */
export function entryProblem(
  { kind, paise }: LedgerEntry,
  { toPay, received, balance }: Sums,
): Extract<RefusalCode, 'overpaid' | 'refundTooLarge' | 'discountTooLarge'> | undefined {
  if (kind === 'payment') return paise > balance ? 'overpaid' : undefined
  if (kind === 'refund') return paise > received ? 'refundTooLarge' : undefined
  return paise > toPay ? 'discountTooLarge' : undefined
}

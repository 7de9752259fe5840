import type { Rupees } from '#domain/base/money.ts'
import type { Paise } from '#domain/money/paise.ts'

type EventBase = {
  id: string
  order: string
  actor: 'guest' | 'shopper' | 'owner'
  note: string
  seq: number
  /** When the server stored it, ISO 8601. */
  created: string
  /** The day in the shop on which it happened, `2026-11-30`; before `created` if it had to wait for a network. */
  day: string
}

/** A promised day moved; `from` is empty when it was promised first, `to` when it was taken back. */
export type DateChange = { kind: 'trialDate' | 'dueDate'; from: string; to: string }

/** Money that came in or was returned. */
export type MoneyMoved = {
  kind: 'payment' | 'refund'
  paise: Paise
  /** A `PaymentWay`, or what an earlier version wrote. */
  method: string
  reference: string
  /** `R-2627-0001`; empty for a refund, and for a payment from before there were numbers. */
  receipt: string
}

/** The customer claims to have paid, with the bank's reference; only the owner can verify it. */
export type PaymentClaim = { kind: 'claim' | 'claimRefused'; paise: Paise; reference: string }

/**
 * An event of an order: a status change, a promised day, an entry of its ledger, a claim that it was
 * paid, a reminder of what is open, or a note by the owner.
 */
export type OrderEvent = EventBase &
  /** The server's names; `from` is empty for the first status. */
  (
    | { kind: 'status'; from: string; to: string }
    | DateChange
    | MoneyMoved
    | { kind: 'discount'; paise: Paise }
    | PaymentClaim
    | { kind: 'note' }
    | { kind: 'reminder' }
  )

/** An event as the server answers it: fields of other kinds are empty. */
export type OrderEventRecord = EventBase & {
  kind: OrderEvent['kind']
  from: string
  to: string
  /** Whole rupees, for devices of an earlier version; below zero in their refunds. */
  amount: Rupees
  paise: Paise
  method: string
  reference: string
  receipt: string
}

/** Whether the latest of what was said about a payment by UPI is the customer's claim. */
export function isClaimOpen(events: readonly OrderEvent[]): boolean {
  const said = events.filter(
    (event) =>
      event.kind === 'claim' ||
      event.kind === 'claimRefused' ||
      (event.kind === 'payment' && event.method === 'upi'),
  )
  const latest = Math.max(...said.map(({ seq }) => seq))
  return said.some(({ kind, seq }) => kind === 'claim' && seq === latest)
}

import type { Rupees } from '#domain/base/money.ts'

type EventBase = {
  id: string
  order: string
  actor: 'guest' | 'shopper' | 'owner'
  note: string
  seq: number
  /** When the server stored it, ISO 8601. */
  created: string
}

/** A promised day moved; `from` is empty when it was promised first, `to` when it was taken back. */
export type DateChange = { kind: 'trialDate' | 'dueDate'; from: string; to: string }

/** An event of an order: a status change, a promised day, a payment or a note by the owner. */
export type OrderEvent = EventBase &
  /** The server's names; `from` is empty for the first status. */
  (
    | { kind: 'status'; from: string; to: string }
    | DateChange
    | { kind: 'payment'; amount: Rupees; method: string }
    | { kind: 'note' }
  )

/** An event as the server answers it: fields of other kinds are empty. */
export type OrderEventRecord = EventBase & {
  kind: OrderEvent['kind']
  from: string
  to: string
  amount: Rupees
  method: string
}

/** What the customer has paid so far, in rupees; a refund is a negative payment. */
export function paidSoFar(events: readonly OrderEvent[]): Rupees {
  return events.reduce((sum, event) => sum + (event.kind === 'payment' ? event.amount : 0), 0)
}

import type { Rupees } from '#domain/base/money.ts'

type Happening = {
  id: string
  order: string
  actor: 'guest' | 'shopper' | 'owner'
  note: string
  seq: number
  /** When the server stored it, ISO 8601. */
  created: string
}

/** What happened to an order: it moved, money came in, or the owner wrote something down. */
export type OrderEvent = Happening &
  /** As the server names them; `from` is empty at the beginning. */
  (
    | { kind: 'status'; from: string; to: string }
    | { kind: 'payment'; amount: Rupees; method: string }
    | { kind: 'note' }
  )

/** What the customer has paid so far, in rupees; money given back is a negative payment. */
export function paidSoFar(events: readonly OrderEvent[]): Rupees {
  return events.reduce((sum, event) => sum + (event.kind === 'payment' ? event.amount : 0), 0)
}

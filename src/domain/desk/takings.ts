import { PAYMENT_WAYS } from '#domain/money/ledger.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { MoneyMoved, OrderEvent } from '#domain/orders/orderEvent.ts'

/** An entry by which money came in or went out. */
export type Moved = OrderEvent & MoneyMoved

/** What came in and what was returned, in paise above zero. */
export type Takings = { received: Paise; returned: Paise }

export type DayTakings = {
  /** By `PaymentWay`, in its order; then by what an earlier version called the way. */
  ways: ({ method: string } & Takings)[]
  total: Takings
  /** The entries, oldest first. */
  entries: Moved[]
}

/** What a day brought in and what was returned on it, by way of payment; `day` is `2026-11-30`. */
export function takingsOn(day: string, events: readonly OrderEvent[]): DayTakings {
  const entries = events
    .filter(isMoved)
    .filter((event) => event.day === day)
    .sort((one, other) => (one.created < other.created ? -1 : 1))
  const methods = new Set<string>([...PAYMENT_WAYS, ...entries.map(({ method }) => method)])
  const ways = [...methods].flatMap((method) => {
    const some = entries.filter((entry) => entry.method === method)
    return some.length > 0 ? [{ method, ...takingsOf(some) }] : []
  })
  return { ways, total: takingsOf(entries), entries }
}

function isMoved(event: OrderEvent): event is Moved {
  return event.kind === 'payment' || event.kind === 'refund'
}

function takingsOf(entries: readonly Moved[]): Takings {
  const sumOf = (wanted: Moved['kind']) =>
    entries.reduce((sum, { kind, paise }) => sum + (kind === wanted ? paise : 0), 0)
  return { received: sumOf('payment'), returned: sumOf('refund') }
}

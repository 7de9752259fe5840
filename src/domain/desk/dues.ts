import { shopDateOf } from '#domain/base/day.ts'
import { compareTexts } from '#domain/base/text.ts'
import { dueNow, postedBy, sumsOf, type Posted } from '#domain/money/ledger.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import type { OwnerOrder } from './ownerOrder.ts'

/** What is due now on an order. */
export type OrderDue<Row> = {
  order: Row
  paise: Paise
  /** The day on which it became due, `2026-11-30`; empty where this device does not know. */
  since: string
}

type Payable = Pick<OwnerOrder, 'status' | 'total' | 'terms'> & Posted

type Owed = Payable & Pick<OwnerOrder, 'id' | 'claim' | 'created'>

/** What is to be paid now on an order as the desk has it. */
export function owedNow(order: Payable): Paise {
  return dueNow(sumsOf(order.total, order), order)
}

/**
 * The orders on which money is due now: unverified claims first, then the longest overdue.
 * @param events the entries of their ledgers, and their moves to ready
 */
export function duesOf<Row extends Owed>(
  orders: readonly Row[],
  events: readonly OrderEvent[],
): OrderDue<Row>[] {
  const owing = orders.filter((order) => order.claim !== '' || owedNow(order) > 0)
  const histories = new Map(owing.map(({ id }) => [id, new Array<OrderEvent>()]))
  for (const event of events) histories.get(event.order)?.push(event)
  return owing
    .map((order) => dueOf(order, histories.get(order.id) ?? []))
    .sort(
      (one, other) =>
        Number(other.order.claim !== '') - Number(one.order.claim !== '') ||
        compareTexts(one.since || one.order.created, other.since || other.order.created) ||
        compareTexts(one.order.created, other.order.created),
    )
}

/** What is due now on one order, whose events these are. */
export function dueOf<Row extends Owed>(order: Row, history: readonly OrderEvent[]): OrderDue<Row> {
  return { order, paise: owedNow(order), since: sinceOf(order, history) }
}

/**
 * The first day of the current unbroken time in which money is due: replays the ledger by the
 * order's terms.
 */
function sinceOf(order: Owed, history: readonly OrderEvent[]): string {
  let at: Payable = { ...order, status: 'placed', received: 0, discounted: 0 }
  let since = ''
  const note = (day: string) => {
    since = owedNow(at) === 0 ? '' : since || day
  }
  note(shopDateOf(order.created))
  for (const event of [...history].sort((one, other) => one.seq - other.seq)) {
    const posted = postedBy([event])
    at = {
      ...at,
      status: event.kind === 'status' ? event.to : at.status,
      received: at.received + posted.received,
      discounted: at.discounted + posted.discounted,
    }
    note(event.day)
  }
  return owedNow(at) === owedNow(order) ? since : ''
}

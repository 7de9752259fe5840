import { dueNow, sumsOf } from '#domain/money/ledger.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { OwnerOrder } from './ownerOrder.ts'

/** What is due now on an order. */
export type OrderDue<Row> = { order: Row; paise: Paise }

type Owed = Pick<
  OwnerOrder,
  'status' | 'total' | 'terms' | 'received' | 'discounted' | 'claim' | 'created'
>

/**
 * The orders on which money is due now, those with a claim to look up first, then the oldest. An
 * order without terms counts once its pieces are ready: nobody agreed on an earlier day.
 */
export function duesOf<Row extends Owed>(orders: readonly Row[]): OrderDue<Row>[] {
  const dues = orders.map((order) => {
    const terms = order.terms ?? { kind: 'delivery' as const }
    return { order, paise: dueNow(sumsOf(order.total, order), { status: order.status, terms }) }
  })
  return dues
    .filter(({ paise, order }) => paise > 0 || order.claim !== '')
    .sort(
      (one, other) =>
        Number(other.order.claim !== '') - Number(one.order.claim !== '') ||
        (one.order.created < other.order.created ? -1 : 1),
    )
}

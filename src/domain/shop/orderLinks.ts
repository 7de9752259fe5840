import { PAGES } from '#domain/site/pages.js'
import { dueNow, type Sums } from '#domain/money/ledger.ts'
import type { PaymentSettings, PaymentTerms } from '#domain/money/terms.ts'
import type { Order } from '#domain/orders/order.ts'

/** Where an order is seen and paid. */
export type OrderLinks = {
  /** The shopper's page of it. */
  order: string
  /** Its payment page, while something is due and the house takes UPI. */
  pay?: string
}

type Linked = Pick<Order, 'id' | 'status'> & {
  terms?: PaymentTerms | undefined
  payToken?: string | undefined
}

/** The addresses of an order's pages, at the shop's origin. */
export function orderLinks(
  origin: string,
  order: Linked,
  { sums, payment }: { sums: Sums; payment: PaymentSettings | undefined },
): OrderLinks {
  const { id, payToken } = order
  const isPayable = payToken && payment?.upiId && dueNow(sums, order) > 0
  return {
    order: `${origin}${PAGES.OwnOrder.path}/${id}`,
    ...(isPayable && { pay: `${origin}${PAGES.Pay.path}/${payToken}` }),
  }
}

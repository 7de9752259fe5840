import { dueNow, type Sums } from '#domain/money/ledger.ts'
import type { Paise } from '#domain/money/paise.ts'
import { isVoid, type Order } from '#domain/orders/order.ts'
import { isClaimOpen, type OrderEvent } from '#domain/orders/orderEvent.ts'
import { paths } from '#ui/routing/paths.ts'
import { usePageData } from '#ui/state/contexts.ts'

/** What is to be paid for an order now, and where. */
export type PayAsk = {
  /** 0 if nothing is; undefined if this device does not know the payments. */
  due: Paise | undefined
  /** Reported as paid, which the house has not checked yet: it must not be asked for again. */
  isClaimed: boolean
  /** The payment page; undefined if there is nothing to pay there or the house takes no UPI. */
  path: `/${string}` | undefined
  /** Whether the shopper is asked for a known sum on that page. */
  isAsked: boolean
}

/** What the shopper is asked to pay; `sums` is undefined where the payments are not known. */
export function usePayAsk(
  order: Order,
  events: readonly OrderEvent[],
  sums: Sums | undefined,
): PayAsk {
  const { payment } = usePageData().shop
  const { payToken = '', status } = order
  const due = isVoid(status) ? 0 : sums && dueNow(sums, order)
  const isClaimed = isClaimOpen(events)
  const isPayable = due !== 0 && !isClaimed && payToken !== '' && Boolean(payment?.upiId)
  return {
    due,
    isClaimed,
    path: isPayable ? paths.pay(payToken) : undefined,
    isAsked: isPayable && due !== undefined,
  }
}

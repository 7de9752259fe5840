import { formatPaise, type Paise } from '#domain/money/paise.ts'
import type { Order } from '#domain/orders/order.ts'
import { payLink } from '#copy/money/pay.ts'
import { ButtonLink } from '#ui/parts/Button.tsx'
import { paths } from '#ui/routing/paths.ts'
import { usePageData } from '#ui/state/contexts.ts'

type PayByUpiProps = {
  order: Order
  /** What is to be paid now; undefined if this device does not know it. */
  due: Paise | undefined
  className?: string | undefined
}

/** Leads to the order's payment page while something is due and the house takes UPI. */
export function PayByUpi({ order, due, className }: PayByUpiProps) {
  const { payment } = usePageData().shop
  const { payToken = '' } = order
  if (due === 0 || payToken === '' || !payment?.upiId) return null
  return (
    <p className={className}>
      <ButtonLink to={paths.pay(payToken)} wide>
        {payLink(due === undefined ? undefined : formatPaise(due))}
      </ButtonLink>
    </p>
  )
}

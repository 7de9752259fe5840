import type { Order } from '#domain/orders/order.ts'
import { ownOrder as words } from '#copy/shop/ownOrder.ts'
import { ButtonLink } from '#ui/parts/Button.tsx'
import { paths } from '#ui/routing/paths.ts'
import { usePageData } from '#ui/state/contexts.ts'

type PayByUpiProps = { order: Order; isDue: boolean; className?: string | undefined }

/** Leads to the order's payment page while something is due and the house takes UPI. */
export function PayByUpi({ order, isDue, className }: PayByUpiProps) {
  const { payment } = usePageData().shop
  const { payToken = '' } = order
  if (!isDue || payToken === '' || !payment?.upiId) return null
  return (
    <p className={className}>
      <ButtonLink to={paths.pay(payToken)} look="outline">
        {words.payByUpi}
      </ButtonLink>
    </p>
  )
}

import { formatPaise } from '#domain/money/paise.ts'
import { adminOrders, moveLabels } from '#copy/desk/adminOrders.ts'
import { orderName } from '#copy/desk/desk.ts'
import { ConfirmDialog } from '#ui/notices/ConfirmDialog.tsx'
import type { UnpaidDelivery } from './useMove.ts'

type ConfirmDeliveryProps = {
  unpaid: UnpaidDelivery | undefined
  onDeliver: (delivery: UnpaidDelivery) => void
  onKeep: () => void
}

/** Asks before an order with a balance is marked as delivered. */
export function ConfirmDelivery({ unpaid, onDeliver, onKeep }: ConfirmDeliveryProps) {
  if (!unpaid) return null
  const { order, balance } = unpaid
  return (
    <ConfirmDialog
      title={moveLabels.delivered}
      text={adminOrders.unpaidQuestion(orderName(order.number), formatPaise(balance))}
      yes={moveLabels.delivered}
      onYes={() => onDeliver(unpaid)}
      onNo={onKeep}
    />
  )
}

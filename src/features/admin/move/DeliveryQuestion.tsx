import { formatRupees } from '#domain/base/money.ts'
import { adminOrders, moveLabels } from '#copy/desk/adminOrders.ts'
import { orderName } from '#copy/desk/desk.ts'
import { Question } from '#features/admin/parts/Question.tsx'
import type { UnpaidDelivery } from './useMove.ts'

type DeliveryQuestionProps = {
  unpaid: UnpaidDelivery | undefined
  onDeliver: (delivery: UnpaidDelivery) => void
  onKeep: () => void
}

/** Asks before an order with a balance is marked as delivered. */
export function DeliveryQuestion({ unpaid, onDeliver, onKeep }: DeliveryQuestionProps) {
  if (!unpaid) return null
  const { order, balance } = unpaid
  return (
    <Question
      title={moveLabels.delivered}
      text={adminOrders.unpaidQuestion(orderName(order.number), formatRupees(balance))}
      yes={moveLabels.delivered}
      onYes={() => onDeliver(unpaid)}
      onNo={onKeep}
    />
  )
}

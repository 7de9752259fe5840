import { useState } from 'react'
import { nextStatuses, type OrderStatus } from '#domain/orders/order.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { common } from '#copy/base/frame.ts'
import { adminOrders, moveLabels } from '#copy/desk/adminOrders.ts'
import { orderName } from '#copy/desk/desk.ts'
import { ConfirmDialog } from '#ui/notices/ConfirmDialog.tsx'
import styles from '#features/admin/parts/board.module.css'

type MoveButtonsProps = { order: OwnerOrder; onMove: (to: OrderStatus) => void }

/** A button for each status the order may move to; cancelling asks first. */
export function MoveButtons({ order, onMove }: MoveButtonsProps) {
  const [confirming, setConfirming] = useState(false)
  const next = nextStatuses(order.status)
  if (next.length === 0) return null
  return (
    <div
      className={styles.moves}
      role="group"
      aria-label={adminOrders.actions(orderName(order.number))}
    >
      {next.map((to) => (
        <button
          key={to}
          type="button"
          data-to={to}
          onClick={() => (to === 'cancelled' ? setConfirming(true) : onMove(to))}
        >
          {moveLabels[to]}
        </button>
      ))}
      {confirming && (
        <ConfirmDialog
          no={common.close}
          title={moveLabels.cancelled}
          text={adminOrders.cancelQuestion(orderName(order.number))}
          yes={moveLabels.cancelled}
          onYes={() => {
            setConfirming(false)
            onMove('cancelled')
          }}
          onNo={() => setConfirming(false)}
        />
      )}
    </div>
  )
}

import { useState } from 'react'
import { nextStatuses, type OrderStatus } from '#domain/orders/order.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { common } from '#copy/base/frame.ts'
import { adminOrders, moveLabels } from '#copy/desk/adminOrders.ts'
import { orderName } from '#copy/desk/desk.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { ConfirmDialog } from '#ui/notices/ConfirmDialog.tsx'
import styles from '#features/admin/parts/board.module.css'

type MoveButtonsProps = { order: OwnerOrder; onMove: (to: OrderStatus) => Promise<void> }

/**
 * A button for each status the order may move to; cancelling asks first. Disabled while a move is
 * stored: the second half of a double tap would hit the button that replaced the first.
 */
export function MoveButtons({ order, onMove }: MoveButtonsProps) {
  const [confirming, setConfirming] = useState(false)
  const [busy, run] = useBusy()
  const { mailLeaves } = usePageData().shop
  const cancelQuestion =
    mailLeaves === undefined ? adminOrders.cancelQuestion : adminOrders.cancelUnmailed
  const move = (to: OrderStatus) => run(() => onMove(to))
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
          disabled={busy}
          onClick={() => (to === 'cancelled' ? setConfirming(true) : move(to))}
        >
          {moveLabels[to]}
        </button>
      ))}
      {confirming && (
        <ConfirmDialog
          no={common.close}
          title={moveLabels.cancelled}
          text={cancelQuestion(orderName(order.number))}
          yes={moveLabels.cancelled}
          onYes={() => {
            setConfirming(false)
            move('cancelled')
          }}
          onNo={() => setConfirming(false)}
        />
      )}
    </div>
  )
}

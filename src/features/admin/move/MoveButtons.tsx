import { nextStatuses, type OrderStatus } from '#domain/orders/order.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { adminOrders, moveLabels } from '#copy/desk/adminOrders.ts'
import { orderName } from '#copy/desk/desk.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import styles from '#features/admin/parts/board.module.css'

type MoveButtonsProps = { order: OwnerOrder; onMove: (to: OrderStatus) => Promise<void> }

/**
 * A button for each status the order may move to. Disabled while a move is stored: the second half of
 * a double tap would hit the button that replaced the first.
 */
export function MoveButtons({ order, onMove }: MoveButtonsProps) {
  const [busy, run] = useBusy()
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
          onClick={() => run(() => onMove(to))}
        >
          {moveLabels[to]}
        </button>
      ))}
    </div>
  )
}

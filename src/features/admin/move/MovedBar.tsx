import { ownerOrders } from '#data/desk/orders.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { orderName } from '#copy/desk/desk.ts'
import { common } from '#copy/base/frame.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useBusy } from '#ui/forms/useBusy.ts'
import { ChatLink } from '#features/admin/chat/ChatLink.tsx'
import { useRows } from '#features/admin/rows/useRows.ts'
import styles from '#features/admin/parts/board.module.css'
import type { MovedOrder } from './useMove.ts'

type MovedBarProps = {
  moved: MovedOrder
  onUndo: (moved: MovedOrder) => Promise<void>
  onClose: () => void
}

/**
 * Offers, after a move, a ready message to the customer and Undo. Disappears once the order has another
 * status.
 */
export function MovedBar({ moved, onUndo, onClose }: MovedBarProps) {
  const { order, from } = moved
  // A payment or a day may have been recorded since the move: the message says what holds now.
  const now = useRows(ownerOrders).find(({ id }) => id === order.id) ?? order
  const [busy, run] = useBusy()
  if (now.status !== order.status) return null
  return (
    <div className={styles.moved}>
      <span role="status">{adminOrders.moved(orderName(order.number), order.status)}</span>
      <span className="row">
        {from && (
          <Button look="outline" busy={busy} onClick={() => run(() => onUndo(moved))}>
            {common.undo}
          </Button>
        )}
        <ChatLink order={now} />
        <Button look="quiet" onClick={onClose}>
          {common.close}
        </Button>
      </span>
    </div>
  )
}

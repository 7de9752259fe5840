import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { orderName } from '#copy/desk/desk.ts'
import { common } from '#copy/base/frame.ts'
import { Button } from '#ui/parts/Button.tsx'
import { ChatLink } from '#features/admin/chat/ChatLink.tsx'
import styles from '#features/admin/parts/board.module.css'

type MovedBarProps = { order: OwnerOrder; onClose: () => void }

/** After a move: the message for the customer, ready to send. */
export function MovedBar({ order, onClose }: MovedBarProps) {
  return (
    <div className={styles.moved}>
      <span role="status">{adminOrders.moved(orderName(order.number), order.status)}</span>
      <span className="row">
        <ChatLink order={order} />
        <Button look="quiet" onClick={onClose}>
          {common.close}
        </Button>
      </span>
    </div>
  )
}

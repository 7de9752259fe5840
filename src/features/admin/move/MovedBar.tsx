import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { orderName } from '#copy/desk/desk.ts'
import { common } from '#copy/base/frame.ts'
import { Button } from '#ui/parts/Button.tsx'
import { ChatLink } from '#features/admin/chat/ChatLink.tsx'
import styles from '#features/admin/parts/board.module.css'

type MovedBarProps = {
  /** As it was moved. */
  order: OwnerOrder
  /** As it is now, where it is listed. */
  now: OwnerOrder | undefined
  onClose: () => void
}

/** After a move: the message for the customer, ready to send unless the order has moved on. */
export function MovedBar({ order, now = order, onClose }: MovedBarProps) {
  if (now.status !== order.status) return null
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

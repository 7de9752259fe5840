import type { OwnerOrder } from '#domain/ownerOrder.ts'
import { adminOrders } from '#copy/adminOrders.ts'
import { orderName } from '#copy/desk.ts'
import { common } from '#copy/frame.ts'
import { Button } from '#ui/Button.tsx'
import { ChatLink } from './ChatLink.tsx'
import styles from './OrderBoard.module.css'

/** After a move: the message for the customer, ready to send. */
export function MovedBar({ order, onClose }: { order: OwnerOrder; onClose: () => void }) {
  return (
    <div className={styles.moved} role="status">
      <span>{adminOrders.moved(orderName(order.number), order.status)}</span>
      <span className="row">
        <ChatLink order={order} />
        <Button look="quiet" onClick={onClose}>
          {common.close}
        </Button>
      </span>
    </div>
  )
}

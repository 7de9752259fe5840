import { memo } from 'react'
import { formatRupees } from '#domain/base/money.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import { customerOf, type OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { orderName } from '#copy/desk/desk.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { MoveButtons } from '#features/admin/move/MoveButtons.tsx'
import styles from '#features/admin/parts/board.module.css'

export type BoardCardProps = {
  order: OwnerOrder
  /** Called with the order when dragging starts, and without it when dragging ends. */
  onDrag: (order?: OwnerOrder) => void
  onMove: (order: OwnerOrder, to: OrderStatus) => void
}

/** An order on the board. */
export const BoardCard = memo(function BoardCard({ order, onDrag, onMove }: BoardCardProps) {
  return (
    <li
      className={styles.card}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', order.number)
        onDrag(order)
      }}
      onDragEnd={() => onDrag()}
    >
      <Link to={`${paths.adminPage('orders')}/${order.id}`}>{orderName(order.number)}</Link>
      <span>{customerOf(order)}</span>
      <span className="price">{formatRupees(order.total)}</span>
      <MoveButtons order={order} onMove={(to) => onMove(order, to)} />
    </li>
  )
})

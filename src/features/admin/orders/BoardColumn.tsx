import { type Column, type OwnerOrder, customerOf } from '#domain/desk/ownerOrder.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { statusCopy } from '#copy/shop/orders.ts'
import { Link } from '#ui/parts/Link.tsx'
import { useIncrementalList } from '#ui/state/useIncrementalList.ts'
import styles from '#features/admin/parts/board.module.css'
import { memo } from 'react'
import { formatRupees } from '#domain/base/money.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import { orderName } from '#copy/desk/desk.ts'
import { paths } from '#ui/routing/paths.ts'
import { MoveButtons } from '#features/admin/move/MoveButtons.tsx'

/** One tablet screen at first, more on scrolling; older orders are in the list view. */
const GROWTH = { step: 8, autoLimit: 32 }

type BoardColumnProps = Omit<BoardCardProps, 'order'> & {
  column: Column<OwnerOrder>
  asked: string
  /** Whether the dragged order may be dropped here. */
  acceptsDrop: boolean
  onDrop: (status: string) => void
}

/** The orders of one status. */
export function BoardColumn({ column, asked, acceptsDrop, onDrop, ...card }: BoardColumnProps) {
  const { status, orders } = column
  const { shown, more } = useIncrementalList(orders.length, `${asked} ${status}`, GROWTH)
  const { label } = statusCopy(status)
  return (
    <section
      className={styles.column}
      aria-label={label}
      data-accepts-drop={acceptsDrop || undefined}
      onDragOver={(event) => acceptsDrop && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (acceptsDrop) onDrop(status)
      }}
    >
      <h2>
        {label} <small>{orders.length}</small>
      </h2>
      {acceptsDrop && <p className="hint">{adminOrders.dropHere}</p>}
      <ul>
        {orders.slice(0, shown).map((order) => (
          <BoardCard key={order.id} order={order} {...card} />
        ))}
      </ul>
      {orders.length > shown && (
        <div ref={more}>
          <Link className={styles.more} to={`?view=list&status=${status}`}>
            {adminOrders.moreHidden(orders.length - shown)}
          </Link>
        </div>
      )}
    </section>
  )
}

export type BoardCardProps = {
  order: OwnerOrder
  /** Called with the order when dragging starts, and without it when dragging ends. */
  onDrag: (order?: OwnerOrder) => void
  onMove: (order: OwnerOrder, to: OrderStatus) => void
}

/** An order on the board. */
const BoardCard = memo(function BoardCard({ order, onDrag, onMove }: BoardCardProps) {
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

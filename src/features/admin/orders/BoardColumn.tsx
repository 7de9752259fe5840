import type { Column, OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { statusCopy } from '#copy/shop/orders.ts'
import { Link } from '#ui/parts/Link.tsx'
import { useIncrementalList } from '#ui/state/useIncrementalList.ts'
import { BoardCard, type BoardCardProps } from './BoardCard.tsx'
import styles from '#features/admin/parts/board.module.css'

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

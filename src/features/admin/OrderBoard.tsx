import { useState } from 'react'
import type { ReactNode } from 'react'
import { formatRupees } from '#domain/money.ts'
import { isLegalMove } from '#domain/order.ts'
import { boardOf, customerOf } from '#domain/ownerOrder.ts'
import type { Column, OwnerOrder } from '#domain/ownerOrder.ts'
import { adminOrders } from '#copy/adminOrders.ts'
import { orderName } from '#copy/desk.ts'
import { orderStatuses } from '#copy/orders.ts'
import { Link } from '#ui/Link.tsx'
import { paths } from '#ui/paths.ts'
import { MoveButtons } from './MoveButtons.tsx'
import { MovedBar } from './MovedBar.tsx'
import styles from './OrderBoard.module.css'
import { useMove } from './useMove.ts'

/** Cards drawn per column; the rest stands in the list. */
const MOST_CARDS = 30

/**
 * A column for each status. An order goes on by its buttons, from the keyboard as by touch, or by
 * dragging its card; only columns it may go to take it.
 */
export function OrderBoard({ orders }: { orders: readonly OwnerOrder[] }) {
  const { moved, move, forget } = useMove()
  const [dragged, setDragged] = useState<OwnerOrder>()
  return (
    <>
      {moved && <MovedBar order={moved} onClose={forget} />}
      <div className={styles.board}>
        {boardOf(orders).map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            takes={dragged !== undefined && isLegalMove(dragged.status, column.status)}
            onDrop={() => {
              if (dragged) move(dragged, column.status)
              setDragged(undefined)
            }}
          >
            {column.orders.slice(0, MOST_CARDS).map((order) => (
              <li
                key={order.id}
                className={styles.card}
                draggable
                onDragStart={(event) => {
                  event.dataTransfer.setData('text/plain', order.number)
                  setDragged(order)
                }}
                onDragEnd={() => setDragged(undefined)}
              >
                <Link to={paths.adminOrder(order.id)}>{orderName(order.number)}</Link>
                <span>{customerOf(order)}</span>
                <span className="price">{formatRupees(order.total)}</span>
                <MoveButtons order={order} onMove={(to) => move(order, to)} />
              </li>
            ))}
          </BoardColumn>
        ))}
      </div>
    </>
  )
}

type BoardColumnProps = {
  column: Column<OwnerOrder>
  takes: boolean
  onDrop: () => void
  children: ReactNode
}

function BoardColumn({ column: { status, orders }, takes, onDrop, children }: BoardColumnProps) {
  const hidden = orders.length - MOST_CARDS
  const { label } = orderStatuses[status]
  return (
    <section
      className={styles.column}
      aria-label={label}
      data-takes={takes || undefined}
      onDragOver={(event) => takes && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        if (takes) onDrop()
      }}
    >
      <h2>
        {label} <small>{orders.length}</small>
      </h2>
      {takes && <p className="hint">{adminOrders.dropHere}</p>}
      <ul>{children}</ul>
      {hidden > 0 && (
        <Link className={styles.more} to={`?view=list&status=${status}`}>
          {adminOrders.moreHidden(hidden)}
        </Link>
      )}
    </section>
  )
}

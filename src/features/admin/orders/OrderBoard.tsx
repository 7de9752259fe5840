import { memo, useCallback, useMemo, useState } from 'react'
import { isLegalMove, isOrderStatus, type OrderStatus } from '#domain/orders/order.ts'
import {
  boardOf,
  type OwnerOrder,
  type Column,
  customerOf,
  nextDueOf,
} from '#domain/desk/ownerOrder.ts'
import { ConfirmMove } from '#features/admin/move/ConfirmMove.tsx'
import { MovedBar } from '#features/admin/move/MovedBar.tsx'
import styles from '#features/admin/parts/board.module.css'
import { DueDay } from '#features/admin/parts/DueDay.tsx'
import { useMove } from '#features/admin/move/useMove.ts'
import { adminOrders, piecesText } from '#copy/desk/adminOrders.ts'
import { statusCopy } from '#copy/shop/orders.ts'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'
import { FROM_LIST } from '#features/admin/rows/BackToList.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { useIncrementalList } from '#ui/state/useIncrementalList.ts'
import { formatRupees } from '#domain/base/money.ts'
import { orderName } from '#copy/desk/desk.ts'
import { paths } from '#ui/routing/paths.ts'
import { useChoices } from '#features/admin/rows/useChoices.ts'
import { useScrollRestoration } from '#features/admin/rows/entryTexts.tsx'
import { MoveButtons } from '#features/admin/move/MoveButtons.tsx'

type OrderBoardProps = { orders: readonly OwnerOrder[]; listKey: string }

/**
 * A column for each status, above the bar about the last move, which also shows when no order matches
 * the filter any more. Orders move by their buttons (keyboard and touch) or by dragging the card; only
 * columns that are legal next statuses accept the drop.
 */
export const OrderBoard = memo(function OrderBoard({ orders, listKey }: OrderBoardProps) {
  const { moved, move, undo, dismiss, asked, confirm, keep } = useMove()
  const [dragged, setDragged] = useState<OwnerOrder>()
  const columns = useMemo(() => boardOf(orders), [orders])
  const place = useScrollRestoration('board')
  const drop = useCallback(
    (status: string) => {
      if (dragged && isOrderStatus(status)) void move(dragged, status)
      setDragged(undefined)
    },
    [dragged, move],
  )
  return (
    <>
      <ConfirmMove asked={asked} onYes={confirm} onNo={keep} />
      {orders.length > 0 && (
        <div className={styles.board} ref={place}>
          {columns.map((column) => (
            <BoardColumn
              key={column.status}
              column={column}
              listKey={listKey}
              acceptsDrop={dragged !== undefined && isLegalMove(dragged.status, column.status)}
              onDrag={setDragged}
              onDrop={drop}
              onMove={move}
            />
          ))}
        </div>
      )}
      {moved && <MovedBar moved={moved} onUndo={undo} onClose={dismiss} />}
    </>
  )
})

/** One tablet screen at first, more on scrolling; older orders are in the list view. */
const GROWTH = { step: 8, autoLimit: 32 }

type BoardColumnProps = Omit<BoardCardProps, 'order'> & {
  column: Column<OwnerOrder>
  listKey: string
  /** Whether the dragged order may be dropped here. */
  acceptsDrop: boolean
  onDrop: (status: string) => void
}

/** The orders of one status. */
export function BoardColumn({ column, listKey, acceptsDrop, onDrop, ...card }: BoardColumnProps) {
  const { status, orders } = column
  const { shown, more } = useIncrementalList(orders.length, `${listKey} ${status}`, GROWTH)
  const { label } = statusCopy(status)
  const [choices] = useChoices()
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
          <Link className={styles.more} to={listOf(choices, status)}>
            {adminOrders.moreHidden(orders.length - shown)}
          </Link>
        </div>
      )}
    </section>
  )
}

/** The list of a column's orders, with the other filters as they are. */
function listOf(choices: URLSearchParams, status: string) {
  const query = new URLSearchParams(choices)
  query.set('view', 'list')
  query.set('status', status)
  return `${paths.adminPage('orders')}?${query}` as const
}

export type BoardCardProps = {
  order: OwnerOrder
  /** Called with the order when dragging starts, and without it when dragging ends. */
  onDrag: (order?: OwnerOrder) => void
  onMove: (order: OwnerOrder, to: OrderStatus) => Promise<void>
}

/** An order on the board. */
const BoardCard = memo(function BoardCard({ order, onDrag, onMove }: BoardCardProps) {
  const due = nextDueOf(order)
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
      <Link to={paths.adminOrder(order.id)} state={FROM_LIST}>
        <UnbrokenNumber text={orderName(order.number)} />
      </Link>
      <p className={styles.pair}>
        <span>{customerOf(order)}</span>
        <span className="price">{formatRupees(order.total)}</span>
      </p>
      <p className={styles.pieces}>{piecesText(order.lines)}</p>
      {due && (
        <p className={styles.pair}>
          <span>{adminOrders.dueKinds[due.what]}</span>
          <DueDay day={due.day} />
        </p>
      )}
      <MoveButtons order={order} onMove={(to) => onMove(order, to)} />
    </li>
  )
})

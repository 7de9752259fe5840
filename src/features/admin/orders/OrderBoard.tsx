import { memo, useCallback, useMemo, useState } from 'react'
import { isLegalMove, isOrderStatus } from '#domain/orders/order.ts'
import { boardOf, type OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { BoardColumn } from './BoardColumn.tsx'
import { ConfirmDelivery } from '#features/admin/move/ConfirmDelivery.tsx'
import { MovedBar } from '#features/admin/move/MovedBar.tsx'
import styles from '#features/admin/parts/board.module.css'
import { useMove } from '#features/admin/move/useMove.ts'

type OrderBoardProps = { orders: readonly OwnerOrder[]; asked: string }

/**
 * A column for each status. Orders move by their buttons (keyboard and touch) or by dragging the
 * card; only columns that are legal next statuses accept the drop.
 */
export const OrderBoard = memo(function OrderBoard({ orders, asked }: OrderBoardProps) {
  const { moved, move, dismiss, unpaid, deliver, cancelDelivery } = useMove()
  const [dragged, setDragged] = useState<OwnerOrder>()
  const columns = useMemo(() => boardOf(orders), [orders])
  const drop = useCallback(
    (status: string) => {
      if (dragged && isOrderStatus(status)) move(dragged, status)
      setDragged(undefined)
    },
    [dragged, move],
  )
  return (
    <>
      {moved && <MovedBar order={moved} onClose={dismiss} />}
      <ConfirmDelivery unpaid={unpaid} onDeliver={deliver} onKeep={cancelDelivery} />
      <div className={styles.board}>
        {columns.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            asked={asked}
            acceptsDrop={dragged !== undefined && isLegalMove(dragged.status, column.status)}
            onDrag={setDragged}
            onDrop={drop}
            onMove={move}
          />
        ))}
      </div>
    </>
  )
})

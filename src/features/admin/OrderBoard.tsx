import { memo, useCallback, useMemo, useState } from 'react'
import { isLegalMove, isOrderStatus } from '#domain/order.ts'
import { boardOf } from '#domain/ownerOrder.ts'
import type { OwnerOrder } from '#domain/ownerOrder.ts'
import { BoardColumn } from './BoardColumn.tsx'
import { MovedBar } from './MovedBar.tsx'
import styles from './OrderBoard.module.css'
import { useMove } from './useMove.ts'

type OrderBoardProps = { orders: readonly OwnerOrder[]; asked: string }

/**
 * A column for each status. An order goes on by its buttons, from the keyboard as by touch, or by
 * dragging its card; only columns it may go to take it.
 */
export const OrderBoard = memo(function OrderBoard({ orders, asked }: OrderBoardProps) {
  const { moved, move, forget } = useMove()
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
      {moved && <MovedBar order={moved} onClose={forget} />}
      <div className={styles.board}>
        {columns.map((column) => (
          <BoardColumn
            key={column.status}
            {...{ column, asked }}
            takes={dragged !== undefined && isLegalMove(dragged.status, column.status)}
            onDrag={setDragged}
            onDrop={drop}
            onMove={move}
          />
        ))}
      </div>
    </>
  )
})

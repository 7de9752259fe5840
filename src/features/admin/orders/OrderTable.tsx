import { memo } from 'react'
import { formatRupees } from '#domain/base/money.ts'
import { customerOf, nextDueOf, type OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { adminOrders, piecesText } from '#copy/desk/adminOrders.ts'
import { orderName } from '#copy/desk/desk.ts'
import { statusCopy } from '#copy/shop/orders.ts'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'
import { FROM_LIST } from '#features/admin/rows/BackToList.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import styles from '#features/admin/parts/parts.module.css'
import list from './OrderTable.module.css'
import { DueDay } from '#features/admin/parts/DueDay.tsx'
import { MoreRows, useTableRows } from '#features/admin/rows/MoreRows.tsx'
import { shortDayText } from '#ui/parts/day.ts'

type OrderTableProps = { orders: readonly OwnerOrder[]; listKey: string }

/** The orders as a list, newest first; another query (`listKey`) starts from the top. */
export const OrderTable = memo(function OrderTable({ orders, listKey }: OrderTableProps) {
  const table = useTableRows(orders, listKey)
  const { columns } = adminOrders
  return (
    <>
      <div className={styles.scroll}>
        <table className={list.table}>
          <thead>
            <tr>
              <th scope="col">{columns.number}</th>
              <th scope="col">{columns.customer}</th>
              <th scope="col" className={list.pieces}>
                {columns.pieces}
              </th>
              <th scope="col" className={`${styles.number} ${list.total}`}>
                {columns.total}
              </th>
              <th scope="col" className={list.status}>
                {columns.status}
              </th>
              <th scope="col" className={list.due}>
                {columns.due}
              </th>
              <th scope="col" className={`${styles.number} ${list.placed}`}>
                {columns.placed}
              </th>
            </tr>
          </thead>
          <tbody>
            {table.shown.map((order) => (
              <OrderRow key={order.id} order={order} />
            ))}
          </tbody>
        </table>
      </div>
      <MoreRows table={table} />
    </>
  )
})

const OrderRow = memo(function OrderRow({ order }: { order: OwnerOrder }) {
  const due = nextDueOf(order)
  return (
    <tr>
      <td>
        <Link className={styles.textButton} to={paths.adminOrder(order.id)} state={FROM_LIST}>
          <UnbrokenNumber text={orderName(order.number)} />
        </Link>
      </td>
      <td>{customerOf(order)}</td>
      <td className={list.pieces}>
        <span className={styles.clamped}>{piecesText(order.lines)}</span>
      </td>
      <td className={`${styles.number} ${list.total}`}>{formatRupees(order.total)}</td>
      <td className={list.status}>{statusCopy(order.status).label}</td>
      <td className={list.due}>
        {due && (
          <>
            {adminOrders.dueKinds[due.what]} <DueDay day={due.day} />
          </>
        )}
      </td>
      <td className={`${styles.number} ${list.placed}`}>{shortDayText(order.created)}</td>
    </tr>
  )
})

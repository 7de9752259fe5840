import { useState } from 'react'
import { formatRupees } from '#domain/money.ts'
import { customerOf } from '#domain/ownerOrder.ts'
import type { OwnerOrder } from '#domain/ownerOrder.ts'
import { adminOrders } from '#copy/adminOrders.ts'
import { adminProducts } from '#copy/adminProducts.ts'
import { orderName } from '#copy/desk.ts'
import { orderStatuses } from '#copy/orders.ts'
import { Button } from '#ui/Button.tsx'
import { Link } from '#ui/Link.tsx'
import { paths } from '#ui/paths.ts'
import styles from './admin.module.css'
import { momentText } from './when.ts'

const STEP = 50

/** The orders as a list, the newest first. */
export function OrderTable({ orders }: { orders: readonly OwnerOrder[] }) {
  const [most, setMost] = useState(STEP)
  const { columns } = adminOrders
  return (
    <>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.number}</th>
              <th scope="col">{columns.customer}</th>
              <th scope="col">{columns.items}</th>
              <th scope="col">{columns.total}</th>
              <th scope="col">{columns.status}</th>
              <th scope="col">{columns.placed}</th>
            </tr>
          </thead>
          <tbody>
            {orders.slice(0, most).map((order) => (
              <tr key={order.id}>
                <td>
                  <Link className={styles.textButton} to={paths.adminOrder(order.id)}>
                    {orderName(order.number)}
                  </Link>
                </td>
                <td>{customerOf(order)}</td>
                <td className={styles.number}>{order.lines.length}</td>
                <td className={styles.number}>{formatRupees(order.total)}</td>
                <td>{orderStatuses[order.status].label}</td>
                <td className={styles.number}>{momentText(order.created)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {orders.length > most && (
        <div className={styles.actions}>
          <Button look="outline" onClick={() => setMost(most + STEP)}>
            {adminProducts.more}
          </Button>
        </div>
      )}
    </>
  )
}

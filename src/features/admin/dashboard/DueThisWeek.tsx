import { daysAfter } from '#domain/desk/fittingWeek.ts'
import { customerOf, dueBy, type OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { adminDashboard } from '#copy/desk/admin.ts'
import { adminDues } from '#copy/desk/adminMoney.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { orderName } from '#copy/desk/desk.ts'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import styles from '#features/admin/parts/parts.module.css'
import { DueDay } from '#features/admin/parts/DueDay.tsx'
import { shopToday } from '#ui/workroom/shopToday.ts'

const DAYS_AHEAD = 7

/** Fittings and promised dates in the coming week, and overdue ones. */
export function DueThisWeek({ orders }: { orders: readonly OwnerOrder[] }) {
  const due = dueBy(orders, daysAfter(shopToday(), DAYS_AHEAD))
  return (
    <section className="card">
      <h2>{adminDashboard.dueTitle}</h2>
      {due.length === 0 && <p>{adminDashboard.nothingDue}</p>}
      <ul className={styles.dues}>
        {due.map(({ order, day, what }) => (
          <li key={`${order.id} ${what}`}>
            <Link className={styles.rowLink} to={paths.adminOrder(order.id)}>
              <UnbrokenNumber text={adminDues.row(customerOf(order), orderName(order.number))} />
            </Link>
            <p className={styles.number}>
              <small className={styles.under}>{adminOrders.dueKinds[what]}</small>
              <DueDay day={day} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

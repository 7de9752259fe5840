import { daysAfter } from '#domain/desk/fittingWeek.ts'
import { dueBy, type OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { adminDashboard } from '#copy/desk/admin.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import styles from '#features/admin/parts/parts.module.css'
import { DueDay } from '#features/admin/parts/DueDay.tsx'
import { useToday } from '#ui/workroom/useToday.ts'
import { FirstRows } from '#features/admin/rows/FirstRows.tsx'
import { OrderLink } from '#features/admin/rows/OrderLink.tsx'

const DAYS_AHEAD = 7

/** Fittings and promised dates in the coming week, and overdue ones. */
export function DueThisWeek({ orders }: { orders: readonly OwnerOrder[] }) {
  const due = dueBy(orders, daysAfter(useToday(), DAYS_AHEAD))
  return (
    <section>
      <h2>{adminDashboard.dueTitle}</h2>
      {due.length === 0 && <p>{adminDashboard.nothingDue}</p>}
      <FirstRows
        rows={due}
        show={({ order, day, what }) => (
          <li key={`${order.id} ${what}`}>
            <OrderLink order={order} />
            <p className={styles.number}>
              <small className={styles.under}>{adminOrders.dueKinds[what]}</small>
              <DueDay day={day} />
            </p>
          </li>
        )}
      />
    </section>
  )
}

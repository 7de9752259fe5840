import { ownedFittings } from '#data/desk/fittings.ts'
import { ownerOrders } from '#data/desk/orders.ts'
import { compareTexts } from '#domain/base/text.ts'
import { deskFittings } from '#domain/desk/fittingWeek.ts'
import { dueDaysOf, type OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { isToCome, type FittingRecord } from '#domain/fittings/fitting.ts'
import { workdaysOf } from '#domain/workroom/promise.ts'
import type { Workroom } from '#domain/workroom/workroom.ts'
import { fittingKinds } from '#copy/account/fittings.ts'
import { clockTime } from '#copy/base/day.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { adminWorkroom as words } from '#copy/desk/adminWorkroom.ts'
import styles from '#features/admin/parts/parts.module.css'
import { DueDay } from '#features/admin/parts/DueDay.tsx'
import { FirstRows } from '#features/admin/rows/FirstRows.tsx'
import { OrderLink } from '#features/admin/rows/OrderLink.tsx'
import { useRows } from '#features/admin/rows/useRows.ts'
import { useToday } from '#ui/workroom/useToday.ts'

/** What customers expect from today on, on days that the settings being edited close. */
export function ClosedDayPromises({ workroom }: { workroom: Workroom }) {
  const orders = useRows(ownerOrders)
  const fittings = useRows(ownedFittings)
  const today = useToday()
  const agreed = agreedOnClosedDays(workroom, orders, fittings).filter(({ day }) => day >= today)
  return (
    <div role="status">
      {agreed.length > 0 && (
        <>
          <p className="problem">{words.agreed}</p>
          <FirstRows
            rows={agreed}
            show={({ order, day, what }) => (
              <li key={`${order.id} ${what} ${day}`}>
                <OrderLink order={order} />
                <p className={styles.number}>
                  <small className={styles.under}>{what}</small>
                  <DueDay day={day} />
                </p>
              </li>
            )}
          />
        </>
      )}
    </div>
  )
}

/** Fittings have weekdays of their own; only holidays close them. */
function agreedOnClosedDays(
  workroom: Workroom,
  orders: readonly OwnerOrder[],
  fittings: readonly FittingRecord[],
) {
  const isWorkday = workdaysOf(workroom)
  const due = orders
    .flatMap(dueDaysOf)
    .filter(({ day }) => !isWorkday(day))
    .map(({ order, day, what }) => ({ order, day, what: adminOrders.dueKinds[what] }))
  const tried = deskFittings(fittings, orders)
    .filter(({ fitting }) => isToCome(fitting) && workroom.holidays.includes(fitting.date))
    .map(({ order, fitting: { kind, date: day, time } }) => {
      return { order, day, what: `${fittingKinds[kind]}, ${clockTime(time)}` }
    })
  return [...due, ...tried].sort((one, other) => compareTexts(one.day, other.day))
}

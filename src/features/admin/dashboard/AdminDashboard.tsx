import { useMemo, useState } from 'react'
import { ownerOrders } from '#data/desk/orders.ts'
import { ownedProducts } from '#data/desk/products.ts'
import { shopMoment } from '#domain/base/day.ts'
import { formatRupees } from '#domain/base/money.ts'
import { daysAfter } from '#domain/desk/fittingWeek.ts'
import { boardOf } from '#domain/desk/ownerOrder.ts'
import { revenue } from '#domain/desk/revenue.ts'
import { adminDashboard } from '#copy/desk/admin.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { emptyStates } from '#copy/base/emptyStates.ts'
import { statusCopy } from '#copy/shop/orders.ts'
import { deskPages } from '#copy/desk/adminPages.ts'
import { ButtonLink } from '#ui/parts/Button.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { useToday } from '#ui/workroom/useToday.ts'
import styles from '#features/admin/parts/parts.module.css'
import { AccountExport } from '#features/admin/documents/AccountExport.tsx'
import { ReplicaGate } from '#features/admin/rows/ReplicaGate.tsx'
import { Chart } from './Chart.tsx'
import { ComingToday } from './ComingToday.tsx'
import { Dues } from './Dues.tsx'
import { DueThisWeek } from './DueThisWeek.tsx'
import { RecentActivity } from './RecentActivity.tsx'
import { Takings } from './Takings.tsx'
import { useFirstRun } from './useFirstRun.ts'
import { WorkroomWeeks } from './WorkroomWeeks.tsx'
import { useRows } from '#features/admin/rows/useRows.ts'
import own from './dashboard.module.css'

const PERIODS = [7, 30, 90]

/** Overview: first what is to be done, then revenue, orders by status and products. */
export function AdminDashboard() {
  return (
    <>
      <Head copy={deskPages.dashboard} />
      <div className={styles.head}>
        <h1>{adminDashboard.title}</h1>
        <ButtonLink to={paths.adminOrder('new')}>{adminOrders.counter}</ButtonLink>
      </div>
      <ReplicaGate of={ownedProducts} loading={adminDashboard.reading} problem="productsLoadFailed">
        <ReplicaGate of={ownerOrders} loading={adminDashboard.reading} problem="unreachable">
          <div className="stack">
            <FirstSteps />
            <Figures />
          </div>
        </ReplicaGate>
      </ReplicaGate>
    </>
  )
}

/** The setup checklist, loaded only where it is shown. */
function FirstSteps() {
  const firstRun = useFirstRun()
  return firstRun && <firstRun.FirstRun owned={firstRun.owned} />
}

function Figures() {
  const products = useRows(ownedProducts)
  const orders = useRows(ownerOrders)
  const { workroom } = usePageData().shop
  const [days, setDays] = useState(30)
  const today = useToday()
  const existing = products.filter(({ deleted }) => !deleted)
  const drafts = existing.filter(({ draft }) => draft).length
  const money = useMemo(() => {
    const sales = orders.map((order) => ({ ...order, placedMs: Date.parse(order.created) }))
    return revenue(sales, shopMoment(daysAfter(today, 1), '00:00'), days)
  }, [orders, today, days])
  return (
    <div className={own.board}>
      <ComingToday orders={orders} />
      <DueThisWeek orders={orders} />
      <Dues orders={orders} />
      <Takings orders={orders} />
      <section>
        <h2>{adminDashboard.byStatus}</h2>
        {orders.length === 0 && <p>{emptyStates.orders}</p>}
        <ul className={`${styles.list} ${styles.dense}`}>
          {boardOf(orders)
            .filter((column) => column.orders.length > 0)
            .map(({ status, orders: { length } }) => (
              <li key={status}>
                <Link
                  className={styles.textButton}
                  to={`${paths.adminPage('orders')}?view=list&status=${status}`}
                >
                  {statusCopy(status).label}
                </Link>
                <span>{length}</span>
              </li>
            ))}
        </ul>
      </section>
      <AccountExport orders={orders} />
      <section>
        <h2>{adminDashboard.totalRevenue}</h2>
        <p className={own.figure}>{formatRupees(money.total)}</p>
        <p>{adminDashboard.inPeriod(formatRupees(money.period), days)}</p>
        <p className="hint">
          {money.percent === undefined
            ? adminDashboard.noComparison
            : adminDashboard.change(money.percent, days)}
        </p>
        <p className="hint">{adminDashboard.revenueNote}</p>
      </section>
      <section className={own.last}>
        <h2>{adminDashboard.totalProducts}</h2>
        <p className={own.figure}>{existing.length}</p>
        {drafts > 0 && <p className="hint">{adminDashboard.drafts(drafts)}</p>}
      </section>
      <section className={`stack ${own.wide}`}>
        <div className={`${styles.head} ${own.head}`}>
          <h2>{adminDashboard.chart}</h2>
          <div className={styles.chips} role="group" aria-label={adminDashboard.period}>
            {PERIODS.map((period) => (
              <button
                key={period}
                type="button"
                className="chip"
                aria-pressed={period === days}
                onClick={() => setDays(period)}
              >
                {adminDashboard.days(period)}
              </button>
            ))}
          </div>
        </div>
        {money.period > 0 ? <Chart days={money.days} /> : <p>{adminDashboard.noRevenue(days)}</p>}
      </section>
      {workroom && <WorkroomWeeks workroom={workroom} orders={orders} />}
      <RecentActivity orders={orders} />
    </div>
  )
}

import { liveSets } from '#data/measurements/measurementSetList.ts'
import { liveOrders } from '#data/orders/orderList.ts'
import { dashboard } from '#copy/account/dashboard.ts'
import { useLive } from '#ui/state/useLive.ts'
import styles from './SummaryCards.module.css'

/** Counts of orders, ready orders and measurement sets. */
export function SummaryCards() {
  const orders = useLive(liveOrders) ?? []
  const sets = useLive(liveSets) ?? []
  const { summary } = dashboard
  return (
    <div className={styles.summaryRoom}>
      <dl className={styles.summary}>
        <Count label={summary.orders} count={orders.length} />
        <Count
          label={summary.ready}
          count={orders.filter(({ status }) => status === 'ready').length}
        />
        <Count label={summary.measurements} count={sets.length} />
      </dl>
    </div>
  )
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={count === 0 ? styles.none : undefined}>{count}</dd>
    </div>
  )
}

import { formatRupees, type Rupees } from '#domain/base/money.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import type { Order } from '#domain/orders/order.ts'
import { ownOrder as words } from '#copy/shop/ownOrder.ts'
import { momentText } from '#ui/parts/day.ts'
import styles from './order.module.css'

type OrderPaymentsProps = {
  order: Order
  events: readonly OrderEvent[]
  /** Undefined where the payments are not known. */
  received: Rupees | undefined
}

/** What the house has received and what is still open, in the rupees that are charged. */
export function OrderPayments({ order, events, received }: OrderPaymentsProps) {
  const payments = events.filter((event) => event.kind === 'payment')
  return (
    <section className="stack" aria-labelledby="order-payments">
      <h2 id="order-payments">{words.payments}</h2>
      {received === undefined ? (
        <p>{words.paymentsUnknown}</p>
      ) : (
        <dl className={styles.facts}>
          <dt>{words.received}</dt>
          <dd className="price">{formatRupees(received)}</dd>
          {order.status !== 'cancelled' && (
            <>
              <dt>{words.balance}</dt>
              <dd className="price">{formatRupees(order.total - received)}</dd>
            </>
          )}
        </dl>
      )}
      {payments.length > 0 && (
        <ul className={styles.list}>
          {payments.map(({ id, amount, method, created }) => (
            <li key={id}>
              {(amount < 0 ? words.returned : words.paid)(
                formatRupees(Math.abs(amount)),
                method,
                momentText(created),
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

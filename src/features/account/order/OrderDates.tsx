import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import type { Order } from '#domain/orders/order.ts'
import { orders } from '#copy/shop/orders.ts'
import { ownOrder as words } from '#copy/shop/ownOrder.ts'
import { dayText, momentText } from '#ui/parts/day.ts'
import styles from './order.module.css'

type OrderDatesProps = { order: Order; events: readonly OrderEvent[] }

/** When the order was placed, what was promised, and what has happened, the newest first. */
export function OrderDates({ order, events }: OrderDatesProps) {
  const { created, trialDate = '', dueDate = '', status } = order
  const isCancelled = status === 'cancelled'
  const moves = events.filter((event) => event.kind === 'status')
  return (
    <section className="stack" aria-labelledby="order-dates">
      <h2 id="order-dates">{words.facts}</h2>
      <dl className={styles.facts}>
        <dt>{words.placed}</dt>
        <dd>{dayText(created)}</dd>
        {trialDate !== '' && !isCancelled && (
          <>
            <dt>{words.trial}</dt>
            <dd>{localDay(trialDate)}</dd>
          </>
        )}
        {dueDate !== '' && !isCancelled && (
          <>
            <dt>{words.promised}</dt>
            <dd>{localDay(dueDate)}</dd>
          </>
        )}
      </dl>
      {moves.length > 0 && (
        <>
          <h3>{orders.history}</h3>
          <ol className={styles.list}>
            {moves.map(({ id, to, created: at }) => (
              <li key={id}>{orders.moved(to, momentText(at))}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

/** A day without a time is the same day in every time zone. */
function localDay(day: string): string {
  return dayText(`${day}T00:00`)
}

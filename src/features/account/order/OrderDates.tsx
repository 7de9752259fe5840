import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { isVoid, type Order } from '#domain/orders/order.ts'
import { orders, orderStatusCopy } from '#copy/shop/orders.ts'
import { promise } from '#copy/shop/promise.ts'
import { ownOrder as words } from '#copy/shop/ownOrder.ts'
import { dayText } from '#ui/parts/day.ts'
import { Fact } from '#ui/facts/Fact.tsx'
import { isInHistory, OrderHistory } from '#features/account/orders/OrderHistory.tsx'
import styles from './order.module.css'

type OrderDatesProps = { order: Order; events: readonly OrderEvent[] }

/** When the order was placed, what was promised, and what has happened, the newest first. */
export function OrderDates({ order, events }: OrderDatesProps) {
  const { created, trialDate = '', dueDate = '', status } = order
  const isPromised = !isVoid(status)
  const { neededBy = '', shownDate = '', seq } = order
  const shifted = shiftOf(shownDate, events)
  const isSent = seq > 0
  const happened = events.filter(isInHistory)
  return (
    <section className="stack" aria-labelledby="order-dates">
      <h2 id="order-dates">{words.facts}</h2>
      <dl className="facts">
        {isSent && (
          <div className={styles.paperOnly}>
            <dt>{words.status}</dt>
            <dd>{orderStatusCopy(order).label}</dd>
          </div>
        )}
        <Fact name={words.placed}>{dayText(created)}</Fact>
        {trialDate !== '' && isPromised && <Fact name={words.trial}>{dayText(trialDate)}</Fact>}
        {dueDate !== '' && isPromised && <Fact name={words.promised}>{dayText(dueDate)}</Fact>}
        {!isSent && shownDate !== '' && <Fact name={promise.toConfirm}>{dayText(shownDate)}</Fact>}
        {neededBy !== '' && <Fact name={promise.neededBy}>{dayText(neededBy)}</Fact>}
      </dl>
      {shifted && <p>{promise.shifted(shifted.shown, shifted.promised)}</p>}
      {happened.length > 0 && (
        <div className={`stack ${styles.screenOnly}`}>
          <h3>{orders.history}</h3>
          <OrderHistory events={happened} />
        </div>
      )}
    </section>
  )
}

/** A later day than the shopper was shown: the workroom got busier before the order arrived. */
function shiftOf(shown: string, events: readonly OrderEvent[]) {
  const first = events.find((event) => event.kind === 'dueDate' && event.from === '')
  if (shown === '' || first?.kind !== 'dueDate' || first.to <= shown) return undefined
  return { shown, promised: first.to }
}

import { useMemo } from 'react'
import { lineTotal } from '#domain/cart/cart.ts'
import { postedBy, sumsOf, type Sums as LedgerSums } from '#domain/money/ledger.ts'
import { formatPaise, paiseOf } from '#domain/money/paise.ts'
import { isOfGuest, isVoid, type Order } from '#domain/orders/order.ts'
import { liveOrderEvents } from '#data/orders/orderEvents.ts'
import type { ShopperOrder } from '#data/orders/orderList.ts'
import { liveProductById } from '#data/catalogue/catalogue.ts'
import { outbox } from '#copy/base/offline.ts'
import { orders as words, orderStatusCopy } from '#copy/shop/orders.ts'
import { estimatedDay, openDays } from '#copy/shop/promise.ts'
import { money } from '#copy/money/money.ts'
import { lineMade } from '#copy/shop/lineOptions.ts'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'
import { Fact } from '#ui/facts/Fact.tsx'
import { DiscountNote } from '#ui/parts/DiscountNote.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { Price } from '#ui/parts/Price.tsx'
import { dayText, momentText, unbrokenDays } from '#ui/parts/day.ts'
import { PiecePicture } from '#ui/pictures/PiecePicture.tsx'
import { useLive } from '#ui/state/useLive.ts'
import dashboard from '#features/account/account.module.css'
import { OrderActions } from './OrderActions.tsx'
import { isInHistory, OrderHistory, type ShownEvent } from './OrderHistory.tsx'
import styles from './orders.module.css'
import { OrderStages } from './OrderStages.tsx'
import { DueFact } from './DueFact.tsx'
import { PayByUpi } from './PayByUpi.tsx'
import { usePayAsk, type PayAsk } from './usePayAsk.ts'
import '#ui/styles/parts/disclosure.css'

/** One order: its status, its lines, the actions it allows and the way to its own page. */
export function OrderEntry({ order }: { order: ShopperOrder }) {
  const { id, number, state, lines, total, cancellable } = order
  const sent = state === 'sent'
  const isFollowed = sent && !isOfGuest(order)
  const live = useMemo(() => liveOrderEvents(id), [id])
  const events = useLive(live) ?? []
  const happened = events.filter(isInHistory)
  // Placing an order is its first event: without any, the events and their payments are unknown.
  const isKnown = isFollowed && happened.length > 0
  const sums = isKnown ? sumsOf(total, postedBy(events)) : undefined
  const ask = usePayAsk(order, events, sums)
  const days = sent ? openDays(order) : estimatedDay(order.shownDate)
  return (
    <li aria-labelledby={`order-${order.id}`}>
      <div className={styles.orderHead}>
        <h2 id={`order-${order.id}`}>
          <Link className={`${dashboard.onward} ${styles.orderLink}`} to={paths.ownOrder(order.id)}>
            <UnbrokenNumber text={`${words.number} ${number}`} />
          </Link>
        </h2>
        <p className={styles.orderDay}>
          {sent
            ? words.placedOn(dayText(order.created))
            : outbox.savedAt(momentText(order.created))}
        </p>
      </div>
      <OrderStages order={order} />
      <div className={styles.orderBody}>
        <div className={styles.orderNow}>
          {days !== '' && <p>{unbrokenDays(days)}</p>}
          {sent && <p>{orderStatusCopy(order).meaning}</p>}
        </div>
        <ul className={styles.orderLines}>
          {lines.map((line, index) => (
            <li key={index}>
              <div>
                <PiecePicture product={line.product} find={liveProductById} sizes="4rem" />
              </div>
              <div>
                <div className={styles.orderLine}>
                  <span>
                    {line.quantity} x {line.name}
                  </span>
                  <Price rupees={lineTotal(line)} />
                </div>
                <small> {lineMade(line)}</small>
                {line.measurements && (
                  <small> {words.measurements(line.measurements.setName)}</small>
                )}
                <DiscountNote discount={line.discount} />
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.orderSums}>
          <div>
            <Sums order={order} sums={sums} ask={ask} />
            {sums && <PayByUpi ask={ask} className={styles.pay} />}
            {isFollowed && <History order={order} events={happened} />}
          </div>
          {!sent && !cancellable && <p>{words.onItsWay}</p>}
          <OrderActions order={order} isAsked={ask.isAsked} />
        </div>
      </div>
    </li>
  )
}

type SumsProps = { order: Order; sums: LedgerSums | undefined; ask: PayAsk }

/** The total, and below it what is still open and what is to be paid now. */
function Sums({ order, sums, ask }: SumsProps) {
  const { total, status } = order
  const isOpen = sums !== undefined && !isVoid(status) && sums.balance !== paiseOf(total)
  return (
    <dl className={`facts total-first ${styles.sums}`}>
      <Fact name={words.total}>
        <Price rupees={total} charged />
      </Fact>
      {isOpen && <Fact name={money.balance}>{formatPaise(sums.balance)}</Fact>}
      {sums && <DueFact ask={ask} />}
    </dl>
  )
}

type HistoryProps = { order: Order; events: readonly ShownEvent[] }

/** What has happened; the row is there before the events are, so that nothing below it moves. */
function History({ order, events }: HistoryProps) {
  return (
    <details className={`disclosure ${styles.history}`}>
      <summary>{words.history}</summary>
      <div className={styles.timeline}>
        {events.length > 0 ? (
          <OrderHistory events={events} />
        ) : (
          <p>{words.placedOn(dayText(order.created))}</p>
        )}
      </div>
    </details>
  )
}

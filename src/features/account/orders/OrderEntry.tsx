import { useMemo } from 'react'
import type { Rupees } from '#domain/base/money.ts'
import { lineTotal } from '#domain/cart/cart.ts'
import { dueNow, postedBy, sumsOf } from '#domain/money/ledger.ts'
import { formatPaise, paiseOf, type Paise } from '#domain/money/paise.ts'
import { isOfGuest, isVoid } from '#domain/orders/order.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
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
import { isInHistory, OrderHistory } from './OrderHistory.tsx'
import styles from './orders.module.css'
import { OrderStages } from './OrderStages.tsx'
import { PayByUpi } from './PayByUpi.tsx'
import '#ui/styles/parts/disclosure.css'

/** One order: its status, its lines, the actions it allows and the way to its own page. */
export function OrderEntry({ order }: { order: ShopperOrder }) {
  const { number, state, lines, total, cancellable } = order
  const sent = state === 'sent'
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
          {sent ? <SentOrder order={order} /> : <Sums total={total} />}
          {!sent && !cancellable && <p>{words.onItsWay}</p>}
          <OrderActions order={order} />
        </div>
      </div>
    </li>
  )
}

type SumsProps = { total: Rupees; balance?: Paise | undefined; due?: Paise }

/** The total, and below it what is still open and what is to be paid now. */
function Sums({ total, balance, due = 0 }: SumsProps) {
  return (
    <dl className={`facts total-first ${styles.sums}`}>
      <Fact name={words.total}>
        <Price rupees={total} charged />
      </Fact>
      {balance !== undefined && <Fact name={money.balance}>{formatPaise(balance)}</Fact>}
      {due > 0 && <Fact name={money.due}>{formatPaise(due)}</Fact>}
    </dl>
  )
}

/**
 * An order's sums and what has happened to it, as far as this device has received its events. The
 * row is there before they are, so that nothing below it moves.
 */
function SentOrder({ order }: { order: ShopperOrder }) {
  const { id, total } = order
  const live = useMemo(() => liveOrderEvents(id), [id])
  const events = useLive(live) ?? []
  if (isOfGuest(order)) return <Sums total={total} />
  const happened = events.filter(isInHistory)
  const isKnown = happened.length > 0
  return (
    <div>
      {isKnown ? <KnownSums order={order} events={events} /> : <Sums total={total} />}
      <details className={`disclosure ${styles.history}`}>
        <summary>{words.history}</summary>
        {isKnown ? (
          <OrderHistory events={happened} className={styles.timeline} />
        ) : (
          <p className={styles.timeline}>{words.placedOn(dayText(order.created))}</p>
        )}
      </details>
    </div>
  )
}

function KnownSums({ order, events }: { order: ShopperOrder; events: readonly OrderEvent[] }) {
  const { total, status } = order
  const sums = sumsOf(total, postedBy(events))
  const isOff = isVoid(status)
  const isBalanced = !isOff && sums.balance !== paiseOf(total)
  const due = isOff ? 0 : dueNow(sums, order)
  return (
    <>
      <Sums total={total} balance={isBalanced ? sums.balance : undefined} due={due} />
      <PayByUpi order={order} isDue={due > 0} className={styles.pay} />
    </>
  )
}

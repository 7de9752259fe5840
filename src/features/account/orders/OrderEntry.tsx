import { useMemo } from 'react'
import type { Rupees } from '#domain/base/money.ts'
import { lineTotal } from '#domain/cart/cart.ts'
import { dueNow, postedBy, sumsOf } from '#domain/money/ledger.ts'
import { formatPaise, paiseOf, type Paise } from '#domain/money/paise.ts'
import { isOfGuest, isVoid } from '#domain/orders/order.ts'
import { liveOrderEvents } from '#data/orders/orderEvents.ts'
import type { ShopperOrder } from '#data/orders/orderList.ts'
import { liveProductById } from '#data/catalogue/catalogue.ts'
import { outbox } from '#copy/base/offline.ts'
import { orders as words, orderStatusCopy, outboxStateText } from '#copy/shop/orders.ts'
import { estimatedDay, openDays } from '#copy/shop/promise.ts'
import { money } from '#copy/money/money.ts'
import { lineMade } from '#copy/shop/lineOptions.ts'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'
import { Fact } from '#ui/facts/Fact.tsx'
import { DiscountNote } from '#ui/parts/DiscountNote.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { Price } from '#ui/parts/Price.tsx'
import { dayText, momentText } from '#ui/parts/day.ts'
import { PiecePicture } from '#ui/pictures/PiecePicture.tsx'
import { useLive } from '#ui/state/useLive.ts'
import styles from '#features/account/account.module.css'
import { OrderActions } from './OrderActions.tsx'
import { isInHistory, OrderHistory } from './OrderHistory.tsx'
import { OrderStages } from './OrderStages.tsx'
import '#ui/styles/parts/chips.css'
import '#ui/styles/parts/disclosure.css'

/** One order: its status, its lines, the actions it allows and the way to its own page. */
export function OrderEntry({ order }: { order: ShopperOrder }) {
  const { number, status, state, problem, lines, total, cancellable } = order
  const sent = state === 'sent'
  const days = sent ? openDays(order) : estimatedDay(order.shownDate)
  return (
    <li aria-labelledby={`order-${order.id}`}>
      <div className={styles.orderHead}>
        <h2 id={`order-${order.id}`}>
          <Link to={paths.ownOrder(order.id)}>
            <UnbrokenNumber text={`${words.number} ${number}`} />
          </Link>
        </h2>
        <span className="chip">
          {sent ? orderStatusCopy(order).label : outboxStateText(state, problem)}
        </span>
      </div>
      {sent && !isOfGuest(order) && <OrderStages status={status} />}
      <div className={styles.orderNow}>
        {sent && <p className={styles.meaning}>{orderStatusCopy(order).meaning}</p>}
        {days !== '' && <p>{days}</p>}
      </div>
      <div className={styles.orderBody}>
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
        <div className="stack">
          <p className="hint">
            {sent
              ? words.placedOn(dayText(order.created))
              : outbox.savedAt(momentText(order.created))}
          </p>
          {sent ? <SentOrder order={order} /> : <Sums total={total} />}
          {!sent && !cancellable && <p>{words.onItsWay}</p>}
        </div>
      </div>
      <OrderActions order={order} />
    </li>
  )
}

type SumsProps = { total: Rupees; balance?: Paise | undefined; due?: Paise }

/** The total, and below it what is still open and what is to be paid now. */
function Sums({ total, balance, due = 0 }: SumsProps) {
  return (
    <dl className={`facts ${styles.sums}`}>
      <Fact name={words.total}>
        <Price rupees={total} charged />
      </Fact>
      {balance !== undefined && <Fact name={money.balance}>{formatPaise(balance)}</Fact>}
      {due > 0 && <Fact name={money.due}>{formatPaise(due)}</Fact>}
    </dl>
  )
}

/** An order's sums and what has happened to it, as far as this device has received its events. */
function SentOrder({ order }: { order: ShopperOrder }) {
  const { id, total } = order
  const live = useMemo(() => liveOrderEvents(id), [id])
  const events = useLive(live) ?? []
  const happened = events.filter(isInHistory)
  if (happened.length === 0) return <Sums total={total} />
  const sums = sumsOf(total, postedBy(events))
  const isOff = isVoid(order.status)
  const due = isOff ? 0 : dueNow(sums, order)
  const isBalanced = !isOff && sums.balance !== paiseOf(total)
  return (
    <>
      <Sums total={total} balance={isBalanced ? sums.balance : undefined} due={due} />
      <details className="disclosure">
        <summary>{words.history}</summary>
        <OrderHistory events={happened} className={styles.timeline} />
      </details>
    </>
  )
}

import type { ReactNode } from 'react'
import type { Sums } from '#domain/money/ledger.ts'
import { formatPaise } from '#domain/money/paise.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { isVoid, type Order } from '#domain/orders/order.ts'
import {
  isMoneyEvent,
  money,
  moneySentence,
  termsSentence,
  type MoneyEvent,
} from '#copy/money/money.ts'
import { ownOrder as words } from '#copy/shop/ownOrder.ts'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'
import { happenedText } from '#ui/parts/day.ts'
import { Fact } from '#ui/facts/Fact.tsx'
import { DatedEntry } from '#features/account/orders/DatedEntry.tsx'
import { DueFact } from '#features/account/orders/DueFact.tsx'
import { PayByUpi } from '#features/account/orders/PayByUpi.tsx'
import type { PayAsk } from '#features/account/orders/usePayAsk.ts'
import list from '#features/account/orders/orders.module.css'
import styles from './order.module.css'

type OrderPaymentsProps = {
  order: Order
  events: readonly OrderEvent[]
  /** Undefined where the payments are not known. */
  sums: Sums | undefined
  ask: PayAsk
}

/** What the house has received and what is still open, in the rupees that are charged. */
export function OrderPayments({ order, events, sums, ask }: OrderPaymentsProps) {
  const entries = events.filter(isMoneyEvent)
  const isOff = isVoid(order.status)
  const isOnPaperHead = sums !== undefined && sums.received > 0
  return (
    <section className="stack" aria-labelledby="order-payments">
      <h2 id="order-payments">{words.payments}</h2>
      {sums ? <Facts order={order} sums={sums} ask={ask} /> : <p>{words.paymentsUnknown}</p>}
      {sums?.received === 0 && !isOff && <p className={styles.small}>{words.notEntered}</p>}
      {order.terms && <p className="hint">{termsSentence(order.terms)}</p>}
      <PayByUpi ask={ask} className={styles.screenOnly} />
      {entries.length > 0 && (
        <ul className={`${list.entries} ${isOnPaperHead ? styles.screenOnly : ''}`}>
          {entries.map((event) => (
            <DatedEntry key={event.id} what={moneySentence(event)} when={happenedText(event)}>
              {moreAbout(event)}
            </DatedEntry>
          ))}
        </ul>
      )}
    </section>
  )
}

function moreAbout(event: MoneyEvent): ReactNode {
  const receipt = event.kind === 'payment' && event.receipt
  if (!receipt) return event.note
  return (
    <>
      <UnbrokenNumber text={words.receiptNumber(receipt)} /> {event.note}
    </>
  )
}

function Facts({ order, sums, ask }: { order: Order; sums: Sums; ask: PayAsk }) {
  const { discounted, received, balance } = sums
  const isOff = isVoid(order.status)
  return (
    <dl className="facts">
      {discounted > 0 && <Fact name={money.discount}>{formatPaise(discounted)}</Fact>}
      <Fact name={money.received}>{formatPaise(received)}</Fact>
      {!isOff && <Fact name={money.balance}>{formatPaise(balance)}</Fact>}
      {order.status === 'cancelled' && received > 0 && (
        <Fact name={money.owed}>{formatPaise(received)}</Fact>
      )}
      <DueFact ask={ask} />
    </dl>
  )
}

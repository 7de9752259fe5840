import { useMemo } from 'react'
import { useNavigate } from 'react-router-dom'
import { postedBy, sumsOf } from '#domain/money/ledger.ts'
import { isVoid } from '#domain/orders/order.ts'
import { shipsAbroad } from '#domain/orders/checkShipping.ts'
import { followedOrderEvents } from '#data/orders/orderEvents.ts'
import type { ShopperOrder } from '#data/orders/orderList.ts'
import { shopperPages } from '#copy/base/shopperTitles.ts'
import { taxes } from '#copy/shop/taxes.ts'
import { orders, orderStatusCopy } from '#copy/shop/orders.ts'
import { ownOrder as words } from '#copy/shop/ownOrder.ts'
import { openDays } from '#copy/shop/promise.ts'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'
import { Fact } from '#ui/facts/Fact.tsx'
import { Button } from '#ui/parts/Button.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { Price } from '#ui/parts/Price.tsx'
import { paths } from '#ui/routing/paths.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { useLive } from '#ui/state/useLive.ts'
import { OrderActions } from '#features/account/orders/OrderActions.tsx'
import { usePayAsk } from '#features/account/orders/usePayAsk.ts'
import { OrderStages } from '#features/account/orders/OrderStages.tsx'
import { FollowOrder } from './FollowOrder.tsx'
import { OrderAddress } from './OrderAddress.tsx'
import { OrderDates } from './OrderDates.tsx'
import { OrderFittings, useOrderFittings } from './OrderFittings.tsx'
import { OrderDocuments } from './OrderDocuments.tsx'
import { OrderPayments } from './OrderPayments.tsx'
import { OrderPieces } from './OrderPieces.tsx'
import { PaperHead } from './PaperHead.tsx'
import styles from './order.module.css'

/** Everything that this device knows about an order; prints as its receipt. */
export function OrderDocument({ order }: { order: ShopperOrder }) {
  const navigate = useNavigate()
  const { shop } = usePageData()
  const { id, number, state, lines, total, note } = order
  const live = useMemo(() => followedOrderEvents(id), [id])
  const events = useLive(live) ?? []
  const sent = state === 'sent'
  // Placing an order is its first event: without any, the events and their payments are unknown.
  const sums = events.length > 0 ? sumsOf(total, postedBy(events)) : undefined
  const isOff = isVoid(order.status)
  const ask = usePayAsk(order, events, sums)
  const fittings = useOrderFittings(order)
  const isAsked = fittings?.step === 'answer'
  const name = `${orders.number} ${number}`
  const days = openDays(order)
  return (
    <article className={`stack ${styles.document}`}>
      <Head copy={shopperPages.order} title={name} />
      <PaperHead order={order} events={events} sums={sums} />
      <h1>
        <UnbrokenNumber text={name} />
      </h1>
      <div className={styles.screenOnly}>
        <OrderStages order={order} />
      </div>
      {sent ? (
        <div className={`${styles.meaning} ${isOff ? '' : styles.screenOnly}`}>
          {days !== '' && <p>{days}</p>}
          <p>{orderStatusCopy(order).meaning}</p>
        </div>
      ) : (
        <p className={styles.screenOnly}>
          {words.waiting} <Link to={paths.order(id)}>{words.openWaiting}</Link>
        </p>
      )}
      {sent && isAsked && (
        <div className={styles.screenOnly}>
          <OrderFittings {...fittings} />
        </div>
      )}
      <FollowOrder order={order} />
      <div className={styles.body}>
        <OrderPieces lines={lines} />
        <div className={styles.money}>
          <div className={styles.sum}>
            <dl className={`facts total-first ${styles.total}`}>
              <Fact name={orders.total}>
                <Price rupees={total} charged />
              </Fact>
            </dl>
            <p className={styles.small}>
              {shipsAbroad(order.shipping) ? taxes.abroad : taxes.india}
            </p>
          </div>
          {sent && <OrderPayments order={order} events={events} sums={sums} ask={ask} />}
        </div>
        <div className={styles.columns}>
          <OrderDates order={order} events={events} />
          {sent && fittings && !isAsked && <OrderFittings {...fittings} />}
          {sent && <OrderDocuments order={id} />}
          <OrderAddress shipping={order.shipping} />
          {note !== '' && (
            <section className="stack">
              <h2>{words.note}</h2>
              <p className={styles.prose}>{note}</p>
            </section>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <OrderActions
          order={order}
          isAsked={isAsked || ask.isAsked}
          onCancelled={() => {
            // An order that was never sent exists nowhere else.
            if (!sent) void navigate(paths.dashboardTab('orders'), { replace: true })
          }}
        >
          <Button look="quiet" onClick={() => window.print()}>
            {words.print}
          </Button>
        </OrderActions>
      </div>
      {sums && sums.received > 0 && <p className={styles.signature}>{words.signed(shop.name)}</p>}
    </article>
  )
}

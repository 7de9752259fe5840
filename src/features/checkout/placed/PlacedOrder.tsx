import { useLayoutEffect } from 'react'
import { formatPaise, paiseOf } from '#domain/money/paise.ts'
import { advanceOf } from '#domain/money/terms.ts'
import type { Order } from '#domain/orders/order.ts'
import { nextSteps, orderSuccess as words, whatsapp } from '#copy/shop/checkout.ts'
import { payLink } from '#copy/money/pay.ts'
import { dayLines } from '#copy/shop/promise.ts'
import { savedForLater } from '#copy/base/savedForLater.ts'
import { outboxStates } from '#copy/base/offline.ts'
import { shopperPages } from '#copy/base/shopperTitles.ts'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'
import { ButtonLink } from '#ui/parts/Button.tsx'
import { Head } from '#ui/parts/Head.tsx'
import { unbrokenDays } from '#ui/parts/day.ts'
import { NavigateButton } from '#ui/parts/NavigateButton.tsx'
import { OpenOrderChat } from '#ui/documents/OpenOrderChat.tsx'
import { paths } from '#ui/routing/paths.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { dismissNotice } from '#ui/notices/notify.ts'
import shared from '#features/checkout/checkout.module.css'
import styles from './placed.module.css'
import { NextSteps } from './NextSteps.tsx'
import { OrderedPieces } from './OrderedPieces.tsx'
import { useUnmeasured } from './useUnmeasured.ts'

type PlacedOrderProps = { number: string; order: Order | undefined }

/** The server has the order: its number, the chat as the next step, and links onward. */
export function PlacedOrder({ number, order }: PlacedOrderProps) {
  const { shop } = usePageData()
  const isUnmeasured = useUnmeasured(order)
  // Before the page is painted: it must not be seen beside a notice that says the opposite.
  useLayoutEffect(() => {
    dismissNotice(savedForLater)
  }, [])
  return (
    <div className={order ? 'page' : 'page-narrow'}>
      <Head copy={shopperPages.orderSuccess} />
      <div className={`${shared.layout} ${styles.columns}`}>
        <div className={styles.placed}>
          <div className={styles.placedHead}>
            <h1>{words.title}</h1>
            <p className="label">
              <UnbrokenNumber text={words.number(number)} /> ·{' '}
              <span role="status">{outboxStates.sent}</span>
            </p>
          </div>
          {order && (
            <div className={styles.days}>
              {dayLines(order).map((line) => (
                <p key={line}>{unbrokenDays(line)}</p>
              ))}
            </div>
          )}
          <div className="stack">
            <p>
              {shop.mailLeaves !== 'never' && `${words.mailed} `}
              {words.next}
            </p>
            <div className={styles.next}>
              <OpenOrderChat number={number}>{whatsapp.chat}</OpenOrderChat>
              {isUnmeasured && (
                <ButtonLink to={paths.dashboardTab('measurements')} look="outline">
                  {nextSteps.measurements}
                </ButtonLink>
              )}
              {order && <PayNow order={order} />}
            </div>
            <div className={styles.onward}>
              <NavigateButton look="quiet" to={paths.dashboardTab('orders')}>
                {words.viewOrders}
              </NavigateButton>
              <NavigateButton look="quiet" to={paths.catalogue}>
                {words.continueShopping}
              </NavigateButton>
            </div>
          </div>
        </div>
        {order && <NextSteps order={order} isUnmeasured={isUnmeasured} />}
        {order && <OrderedPieces order={order} />}
      </div>
    </div>
  )
}

/** A link to pay what the terms ask for now; nothing if everything is paid later. */
function PayNow({ order }: { order: Order }) {
  const { payment } = usePageData().shop
  const { payToken = '', terms, total } = order
  const advance = advanceOf(paiseOf(total), terms)
  if (advance === 0 || payToken === '' || !payment?.upiId) return null
  return (
    <ButtonLink to={paths.pay(payToken)} look="outline">
      {payLink(formatPaise(advance))}
    </ButtonLink>
  )
}

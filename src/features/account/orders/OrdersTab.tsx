import { emptyStates } from '#copy/base/emptyStates.ts'
import { orders as words } from '#copy/shop/orders.ts'
import { ButtonLink } from '#ui/parts/Button.tsx'
import { paths } from '#ui/routing/paths.ts'
import { OrderEntry } from './OrderEntry.tsx'
import { OrdersLoadError } from './OrdersLoadError.tsx'
import { WaitingList } from '#features/account/dashboard/WaitingList.tsx'
import { liveOutboxAndSent, liveSent } from '#data/outbox/list.ts'
import { outbox, outboxKinds } from '#copy/base/offline.ts'
import { EmptyState } from '#ui/pictures/EmptyState.tsx'
import { momentText } from '#ui/parts/day.ts'
import { useLive } from '#ui/state/useLive.ts'
import { liveOrders } from '#data/orders/orderList.ts'
import styles from './orders.module.css'
import { useOrdersRefresh } from './useOrdersRefresh.ts'

/** The shopper's orders, newest first, with what is queued on this device and what it sent. */
export function OrdersTab() {
  const { orders, failure, busy, retry } = useOrders()
  return (
    <div className="stack">
      <WaitingList />
      {orders === undefined && <p role="status">{words.loading}</p>}
      {orders && failure && (
        <OrdersLoadError
          failure={failure}
          busy={busy}
          back={paths.dashboardTab('orders')}
          hasOrders={orders.length > 0}
          onRetry={retry}
        />
      )}
      {orders?.length === 0 && !failure && (
        <EmptyState picture="gallery-fabrics">
          <p>{emptyStates.orders}</p>
          <ButtonLink to={paths.catalogue}>{words.browse}</ButtonLink>
        </EmptyState>
      )}
      <ul className={styles.orders}>
        {orders?.map((order) => (
          <OrderEntry key={order.id} order={order} />
        ))}
      </ul>
      <SentList />
    </div>
  )
}

/** What this device sent to the shop in the last day; renders nothing if that is empty. */
function SentList() {
  const sent = useLive(liveSent) ?? []
  if (sent.length === 0) return null
  return (
    <section className={styles.sent} aria-labelledby="sent">
      <h2 id="sent">{outbox.sentTitle}</h2>
      <ul>
        {sent.map(({ id, kind, sentAt }) => (
          <li key={id}>
            <strong>{outboxKinds[kind]}</strong>{' '}
            <small>{momentText(new Date(sentAt).toISOString())}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The orders on this device, refreshed when the page opens and again on reconnecting. Undefined
 * until it is known whether there are any, and what waits above them; `failure` says why the refresh
 * failed.
 */
function useOrders() {
  const isListed = useLive(liveOutboxAndSent) !== undefined
  const local = useLive(liveOrders)
  const { refreshed, busy, retry } = useOrdersRefresh()
  const isKnown = isListed && (refreshed || (local && local.length > 0))
  const orders = isKnown ? local : undefined
  return { orders, failure: refreshed?.failure, busy, retry }
}

import { emptyStates } from '#copy/base/messages.ts'
import { orders as words } from '#copy/shop/orders.ts'
import { ButtonLink } from '#ui/parts/Button.tsx'
import { paths } from '#ui/routing/paths.ts'
import styles from '#features/account/account.module.css'
import { OrderEntry } from './OrderEntry.tsx'
import { OrdersLoadError } from './OrdersLoadError.tsx'
import { SentList } from '#features/account/dashboard/SentList.tsx'
import { useOrders } from './useOrders.ts'
import { WaitingList } from '#features/account/dashboard/WaitingList.tsx'

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
        <div className="notice">
          <p>{emptyStates.orders}</p>
          <ButtonLink look="outline" to={paths.catalogue}>
            {words.browse}
          </ButtonLink>
        </div>
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

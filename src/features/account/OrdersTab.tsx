import { emptyStates } from '#copy/messages.ts'
import { orders as words } from '#copy/orders.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { paths } from '#ui/paths.ts'
import styles from './account.module.css'
import { OrderEntry } from './OrderEntry.tsx'
import { OrdersNotFetched } from './OrdersNotFetched.tsx'
import { SentList } from './SentList.tsx'
import { useOrders } from './useOrders.ts'
import { WaitingList } from './WaitingList.tsx'

/** The shopper's orders, the latest first, with what waits on this device and what left it. */
export function OrdersTab() {
  const { orders, failure, busy, askAgain } = useOrders()
  return (
    <div className="stack">
      <WaitingList />
      {orders === undefined && <p role="status">{words.loading}</p>}
      {orders && failure && (
        <OrdersNotFetched {...{ failure, busy }} some={orders.length > 0} onAgain={askAgain} />
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

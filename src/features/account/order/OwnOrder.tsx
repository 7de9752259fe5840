import { useMemo } from 'react'
import { useMatch } from 'react-router-dom'
import { isRecordId } from '#domain/base/identity.ts'
import { liveOrder } from '#data/orders/orderList.ts'
import { common } from '#copy/base/frame.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useLive } from '#ui/state/useLive.ts'
import { ownOrder as words } from '#copy/shop/ownOrder.ts'
import { OrdersLoadError } from '#features/account/orders/OrdersLoadError.tsx'
import { useOrdersRefresh } from '#features/account/orders/useOrdersRefresh.ts'
import { OrderDocument } from './OrderDocument.tsx'
import { UnknownOrder } from './UnknownOrder.tsx'
import styles from './order.module.css'

/**
 * One order of the shopper or guest, from what this device stores. Someone else's order looks like
 * one that does not exist.
 */
export function OwnOrder() {
  const id = useMatch(paths.ownOrder(':id'))?.params.id ?? ''
  return isRecordId(id) ? <OrderWithId key={id} id={id} /> : <UnknownOrder />
}

function OrderWithId({ id }: { id: string }) {
  const known = useLive(useMemo(() => liveOrder(id), [id]))
  const { refreshed, busy, retry } = useOrdersRefresh()
  const order = known?.order
  if (!order && refreshed && known && !refreshed.failure) return <UnknownOrder />
  return (
    <div className={`page stack ${styles.paper}`}>
      <div className={styles.screenOnly}>
        <Link className={styles.back} to={paths.dashboardTab('orders')}>
          {words.all}
        </Link>
      </div>
      {!order && !refreshed && <p role="status">{common.loading}</p>}
      {refreshed?.failure && (
        <OrdersLoadError
          failure={refreshed.failure}
          busy={busy}
          hasOrders={order !== undefined}
          back={paths.ownOrder(id)}
          onRetry={retry}
        />
      )}
      {order && <OrderDocument order={order} />}
    </div>
  )
}

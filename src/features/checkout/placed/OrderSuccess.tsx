import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { isRecordId, orderNumber } from '#domain/base/identity.ts'
import { isVoid } from '#domain/orders/order.ts'
import { useMemo, useState } from 'react'
import { liveOutbox } from '#data/outbox/list.ts'
import { liveOrder } from '#data/orders/orderList.ts'
import { orderSuccess, orderWaiting } from '#copy/shop/checkout.ts'
import { common } from '#copy/base/frame.ts'
import { useLive } from '#ui/state/useLive.ts'
import { PlacedOrder } from './PlacedOrder.tsx'
import { WaitingOrder } from './WaitingOrder.tsx'
import { orders } from '#copy/shop/orders.ts'
import { shopperPages } from '#copy/base/shopperTitles.ts'
import { Head } from '#ui/parts/Head.tsx'
import { OrderButtons } from './OrderButtons.tsx'
import { login } from '#copy/account/account.ts'
import { outboxStates } from '#copy/base/offline.ts'
import { ButtonLink } from '#ui/parts/Button.tsx'
import { EmptyState } from '#ui/pictures/EmptyState.tsx'
import { paths } from '#ui/routing/paths.ts'

/**
 * The confirmation of one order, identified by the router state or the address.
 */
export function OrderSuccess() {
  const [search] = useSearchParams()
  const routeState = routeStateOf(useLocation().state)
  const id = routeState?.order ?? search.get('order') ?? ''
  if (!isRecordId(id)) return <NoOrder />
  return <OneOrder key={id} id={id} placed={routeState?.placed ?? false} />
}

/** The router state that the checkout passed along. */
function routeStateOf(state: unknown): { order: string; placed: boolean } | undefined {
  if (typeof state !== 'object' || state === null || !('order' in state)) return undefined
  const { order } = state
  if (typeof order !== 'string') return undefined
  return { order, placed: 'placed' in state && state.placed === true }
}

/** One order of this device: queued, placed, cancelled, or unknown here. */
function OneOrder({ id, placed }: { id: string; placed: boolean }) {
  const [openedAt] = useState(() => Date.now())
  const [cancelled, setCancelled] = useState(false)
  const known = useLive(useMemo(() => liveOrder(id), [id]))
  const waiting = useLive(liveOutbox)?.find((item) => item.id === id)
  const order = known?.order
  if (cancelled && order?.state !== 'sent') return <NoOrder text={orderWaiting.cancelled} />
  if (order && order.state !== 'sent') {
    return <WaitingOrder order={order} onCancelled={() => setCancelled(true)} />
  }
  if (!order && waiting?.status === 'signInNeeded') return <LockedOrder />
  if (order && isVoid(order.status)) return <Navigate to={paths.ownOrder(id)} replace />
  // Without its days and pieces the page would be another one, and then jump.
  if (!known) {
    return (
      <div className="page-narrow">
        <p role="status">{common.loading}</p>
      </div>
    )
  }
  if (order || placed) {
    return <PlacedOrder number={order?.number ?? orderNumber(id, openedAt)} order={order} />
  }
  return <NoOrder />
}

/** Shown when there is no order to confirm. */
function NoOrder({ text = orderSuccess.unknown }: { text?: string }) {
  return (
    <div className="page">
      <Head copy={shopperPages.order} />
      <EmptyState>
        <h1>{orders.number}</h1>
        <p role="status">{text}</p>
        <OrderButtons />
      </EmptyState>
    </div>
  )
}

/** An order of a signed-out account: it stays queued, and its contents stay hidden. */
function LockedOrder() {
  const { pathname, search } = useLocation()
  return (
    <div className="page-narrow stack">
      <Head copy={shopperPages.orderWaiting} />
      <h1>{orders.number}</h1>
      <p role="status">{outboxStates.signInNeeded}</p>
      <p>{orderWaiting.locked}</p>
      <div className="row">
        <ButtonLink to={paths.login} state={{ from: pathname + search }}>
          {login.submit}
        </ButtonLink>
      </div>
    </div>
  )
}

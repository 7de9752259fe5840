import { useMemo, useState } from 'react'
import { orderNumber } from '#domain/base/identity.ts'
import { liveOutbox } from '#data/outbox/list.ts'
import { liveOrder } from '#data/orders/orderList.ts'
import { orderWaiting, orderSuccess as words } from '#copy/shop/checkout.ts'
import { common } from '#copy/base/frame.ts'
import { useLive } from '#ui/state/useLive.ts'
import { LockedOrder } from './LockedOrder.tsx'
import { PlacedOrder } from './PlacedOrder.tsx'
import { WaitingOrder } from './WaitingOrder.tsx'
import { orders } from '#copy/shop/orders.ts'
import { shopperPages } from '#copy/base/shopperTitles.ts'
import { Head } from '#ui/parts/Head.tsx'
import { OrderButtons } from './OrderButtons.tsx'

/** One order of this device: queued, placed, cancelled, or unknown here. */
export function OneOrder({ id, placed }: { id: string; placed: boolean }) {
  const [openedAt] = useState(() => Date.now())
  const [cancelled, setCancelled] = useState(false)
  const known = useLive(useMemo(() => liveOrder(id), [id]))
  const waiting = useLive(liveOutbox)?.find((item) => item.id === id)
  const order = known?.order
  if (cancelled) return <NoOrder text={orderWaiting.cancelled} />
  if (order && order.state !== 'sent') {
    return <WaitingOrder order={order} onCancelled={() => setCancelled(true)} />
  }
  if (!order && waiting?.status === 'signInNeeded') return <LockedOrder />
  if (order || placed) {
    return <PlacedOrder number={order?.number ?? orderNumber(id, openedAt)} order={order} />
  }
  if (!known) {
    return (
      <div className="page-narrow">
        <p role="status">{common.loading}</p>
      </div>
    )
  }
  return <NoOrder />
}

/** Shown when there is no order to confirm. */
export function NoOrder({ text = words.unknown }: { text?: string }) {
  return (
    <div className="page-narrow stack">
      <Head copy={shopperPages.orderWaiting} />
      <h1>{orders.number}</h1>
      <p role="status">{text}</p>
      <OrderButtons />
    </div>
  )
}

import { useEffect, useRef } from 'react'
import { alerts } from '#data/desk/alerts.ts'
import { ownerOrders } from '#data/desk/orders.ts'
import { customerOf, type OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { adminFrame } from '#copy/desk/admin.ts'
import { notify } from '#ui/notices/notify.ts'
import { useLive } from '#ui/state/useLive.ts'
import { chime } from '#features/admin/parts/chime.ts'

/** Announces new orders while the owner's pages are open. */
export function useNewOrders(): void {
  const orders = useLive(ownerOrders.rows)
  const state = useLive(ownerOrders.state)
  const known = useRef<ReadonlySet<string>>(undefined)
  useEffect(() => {
    if (!orders || state !== 'fresh') return
    const before = known.current
    known.current = new Set(orders.map(({ id }) => id))
    if (!before) return
    const fresh = orders.filter(({ id, source }) => !before.has(id) && source === 'shop')
    for (const order of fresh) tell(order)
    if (fresh.length > 0 && alerts.current()?.sound) chime()
  }, [orders, state])
}

function tell(order: OwnerOrder) {
  const text = adminFrame.newOrder(order.number, customerOf(order))
  notify(text)
  if (!alerts.current()?.notification || !('Notification' in globalThis)) return
  if (Notification.permission !== 'granted') return
  try {
    new Notification(text, { tag: order.id })
  } catch {
    // Some tablets allow notifications only from a service worker; the toast has already announced
    // it.
  }
}

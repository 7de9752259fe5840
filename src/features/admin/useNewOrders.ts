import { useEffect, useRef } from 'react'
import { alerts } from '#data/desk/alerts.ts'
import { ownerOrders } from '#data/desk/orders.ts'
import { customerOf } from '#domain/desk/ownerOrder.ts'
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
    for (const order of fresh) notify(adminFrame.newOrder(order.number, customerOf(order)))
    if (fresh.length > 0 && alerts.current()?.sound) chime()
  }, [orders, state])
}

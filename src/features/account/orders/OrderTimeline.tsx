import { useMemo } from 'react'
import { liveOrderEvents } from '#data/orders/orderEvents.ts'
import { orders as words } from '#copy/shop/orders.ts'
import { momentText } from '#ui/parts/day.ts'
import { useLive } from '#ui/state/useLive.ts'
import styles from '#features/account/account.module.css'

/** An order's events, newest first, as far as this device has received them. */
export function OrderTimeline({ order }: { order: string }) {
  const live = useMemo(() => liveOrderEvents(order), [order])
  const events = useLive(live) ?? []
  const moves = events.flatMap(({ id, to, created }) => (to ? [{ id, to, created }] : []))
  if (moves.length === 0) return null
  return (
    <details>
      <summary>{words.history}</summary>
      <ol className={styles.timeline}>
        {moves.map(({ id, to, created }) => (
          <li key={id}>{words.moved(to, momentText(created) ?? '')}</li>
        ))}
      </ol>
    </details>
  )
}

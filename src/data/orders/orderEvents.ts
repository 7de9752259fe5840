import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { liveQueryForOwner } from '#data/local/liveQuery.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { nowAndOnReturn } from '#data/server/onReturn.ts'
import { ask } from '#data/server/pocketbase.ts'
import { parseList } from '#domain/base/parse.ts'
import { parseOrderEvent } from '#data/parse/parseOrderEvent.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'
import type { OrderRow } from '#data/storage/rows.ts'
import type { Live } from '#domain/base/live.ts'

/** An order's history, latest first, as stored on this device; subscribing refreshes it. */
export function liveOrderEvents(order: string): Live<OrderEvent[]> {
  const events = storedEvents(order)
  return {
    current: events.current,
    subscribe(onChange) {
      void refreshEvents(order)
      return events.subscribe(onChange)
    },
  }
}

/** The same for a page about this order alone, refreshed again whenever its shopper returns to it. */
export function followedOrderEvents(order: string): Live<OrderEvent[]> {
  const events = storedEvents(order)
  return {
    current: events.current,
    subscribe(onChange) {
      const stops = [events.subscribe(onChange), nowAndOnReturn(() => void refreshEvents(order))]
      return () => stops.forEach((stop) => stop())
    },
  }
}

function storedEvents(order: string): Live<OrderEvent[]> {
  return liveQueryForOwner(async (db, owner) => {
    const row = await db.orders.get(order)
    return row?.owner === owner ? eventsIn(row) : []
  })
}

/** The events stored with an order, which an earlier version may have written. */
export function eventsIn({ events: stored = [] }: OrderRow): OrderEvent[] {
  const events = parseList(stored, parseOrderEvent)
  return events.ok ? events.value : []
}

/** Fetches what has happened to an order. */
export async function refreshEvents(order: string): Promise<void> {
  if (currentOwner() === '') return
  const answer = await ask('shopper', (pb) =>
    pb.collection('order_events').getFullList({
      filter: pb.filter('order = {:order}', { order }),
      sort: '-seq',
    }),
  )
  const events = answer.ok ? parseList(answer.value, parseOrderEvent) : answer
  // Placing is an order's first event: without any, the server no longer has the order.
  if (events.ok && events.value.length > 0)
    await writeLocal((db) => db.orders.update(order, { events: events.value }))
}

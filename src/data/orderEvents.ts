import { isOrderStatus } from '#domain/order.ts'
import type { OrderStatus } from '#domain/order.ts'
import { ask } from './pocketbase.ts'
import { readList, reading } from './reading.ts'
import type { Read } from './reading.ts'
import { isoOf } from './readProduct.ts'
import { settable } from './value.ts'
import type { Live } from './value.ts'

/** Something that happened to an order; `to` is where it moved, if it moved. */
export type OrderEvent = {
  id: string
  to: OrderStatus | undefined
  note: string
  /** ISO 8601. */
  created: string
}

/** What happened to an order, the latest first; asked of the shop each time somebody looks. */
export function liveOrderEvents(order: string): Live<OrderEvent[]> {
  const events = settable<OrderEvent[] | undefined>(undefined)
  return {
    current: events.current,
    subscribe(onChange) {
      void fetchEvents(order).then((fetched) => fetched && events.set(fetched))
      return events.subscribe(onChange)
    },
  }
}

async function fetchEvents(order: string): Promise<OrderEvent[] | undefined> {
  const answer = await ask('shopper', (pb) =>
    pb.collection('order_events').getFullList({
      filter: pb.filter('order = {:order}', { order }),
      sort: '-seq',
    }),
  )
  if (!answer.ok) return undefined
  const events = readList(answer.value, readEvent)
  return events.ok ? events.value : undefined
}

function readEvent(wire: unknown): Read<OrderEvent> {
  const from = reading(wire)
  const to = from.textOr('to', '')
  return from.finish({
    id: from.text('id'),
    to: isOrderStatus(to) ? to : undefined,
    note: from.textOr('note', ''),
    created: isoOf(from.text('created')),
  })
}

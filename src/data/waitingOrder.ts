import { cartTotal } from '#domain/cart.ts'
import { orderNumber } from '#domain/identity.ts'
import type { Order } from '#domain/order.ts'
import { readOrder } from './readOrder.ts'
import { isFields } from './reading.ts'
import type { OutboxRow } from './rows.ts'

/** An order that waits on this device, in the shape of one that the server knows. */
export function waitingOrder(row: OutboxRow): Order | undefined {
  if (!isFields(row.payload)) return undefined
  const order = readOrder({
    ...row.payload,
    id: row.id,
    number: orderNumber(row.id, row.savedAt),
    status: 'placed',
    total: 0,
    created: new Date(row.savedAt).toISOString(),
  })
  return order.ok ? { ...order.value, total: cartTotal(order.value.lines) } : undefined
}

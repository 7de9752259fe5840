import { cartTotal } from '#domain/cart/cart.ts'
import { orderNumber } from '#domain/base/identity.ts'
import type { Order, OrderLine } from '#domain/orders/order.ts'
import { reprice, totalChange, type TotalChange } from '#domain/orders/pricing.ts'
import { parseOrder } from '#data/parse/parseOrder.ts'
import { isFields } from '#domain/base/parse.ts'
import type { OutboxRow } from '#data/storage/rows.ts'

/** A waiting order, in the shape of one from the server. */
export function waitingOrder(row: OutboxRow): Order | undefined {
  if (!isFields(row.payload)) return undefined
  const order = parseOrder({
    ...row.payload,
    id: row.id,
    number: orderNumber(row.id, row.savedAt),
    status: 'placed',
    total: 0,
    created: new Date(row.savedAt).toISOString(),
  })
  return order.ok ? { ...order.value, total: cartTotal(order.value.lines) } : undefined
}

/** The lines of an order whose prices changed, at the new prices and without the pieces that are gone. */
export function remainingLines(row: OutboxRow): OrderLine[] {
  if (row.status !== 'pricesChanged') return []
  return reprice(waitingOrder(row)?.lines ?? [], row.problem?.changes ?? [])
}

/** What changed prices do to an order; undefined for any other entry, and when no piece is left. */
export function changedTotal(row: OutboxRow): TotalChange | undefined {
  if (row.status !== 'pricesChanged') return undefined
  return totalChange(waitingOrder(row)?.lines ?? [], row.problem?.changes ?? [])
}

import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import type { OrderRecord } from '#domain/orders/orderDraft.ts'
import { parseOrder } from './parseOrder.ts'
import { fieldReader, type Parsed } from '#domain/base/parse.ts'

/** An order as the server returns it to the shop's owner. */
export function parseOwnerOrder(wire: unknown): Parsed<OwnerOrder> {
  const order = parseOrder(wire)
  if (!order.ok) return order
  const from = fieldReader<OrderRecord>(wire)
  const source = from.textOr('source', '') === 'counter' ? 'counter' : 'shop'
  const trialDate = from.textOr('trialDate', '')
  return from.finish({ ...order.value, source, trialDate, dueDate: from.textOr('dueDate', '') })
}

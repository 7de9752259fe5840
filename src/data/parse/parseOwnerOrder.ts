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
  const [trialDate, dueDate] = [from.textOr('trialDate', ''), from.textOr('dueDate', '')]
  const ordered = order.value.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const pieces = from.numberOr('pieces', ordered)
  const [claim, remindedOn] = [from.textOr('claim', ''), from.textOr('remindedOn', '')]
  const posted = {
    received: from.numberOr('received', 0),
    discounted: from.numberOr('discounted', 0),
  }
  const money = { ...posted, claim, remindedOn }
  return from.finish({ ...order.value, source, trialDate, dueDate, pieces, ...money })
}

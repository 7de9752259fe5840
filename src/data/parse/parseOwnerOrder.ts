import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { readOrder } from './parseOrder.ts'
import { reading } from './parse.ts'
import type { Read } from './parse.ts'

/** An order as the server gives it to the owner. */
export function readOwnerOrder(wire: unknown): Read<OwnerOrder> {
  const order = readOrder(wire)
  if (!order.ok) return order
  const from = reading(wire)
  const source = from.textOr('source', '') === 'counter' ? 'counter' : 'shop'
  const trialDate = from.textOr('trialDate', '')
  return from.finish({ ...order.value, source, trialDate, dueDate: from.textOr('dueDate', '') })
}

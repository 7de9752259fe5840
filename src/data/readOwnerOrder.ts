import type { OwnerOrder } from '#domain/ownerOrder.ts'
import { readOrder } from './readOrder.ts'
import { reading } from './reading.ts'
import type { Read } from './reading.ts'

/** An order as the server gives it to the owner. */
export function readOwnerOrder(wire: unknown): Read<OwnerOrder> {
  const order = readOrder(wire)
  if (!order.ok) return order
  const from = reading(wire)
  const source = from.textOr('source', '') === 'counter' ? 'counter' : 'shop'
  const trialDate = from.textOr('trialDate', '')
  return from.finish({ ...order.value, source, trialDate, dueDate: from.textOr('dueDate', '') })
}

import { isOrderStatus, ORDER_STATUSES, type OrderStatus } from './order.ts'

export type Stage = { status: OrderStatus; reached: 'before' | 'now' | 'later' }

/** The stages of an order that is made, in the order of the workroom. */
const STAGES = ORDER_STATUSES.filter((status) => status !== 'cancelled')

/**
 * Where an order is on its way through the workroom. Alteration is a stage only of an order that is
 * being altered. A cancelled order and a status that only a newer server knows have no way.
 */
export function stagesOf(status: string): Stage[] {
  if (!isOrderStatus(status) || status === 'cancelled') return []
  const way = STAGES.filter((stage) => stage !== 'alteration' || status === 'alteration')
  const at = way.indexOf(status)
  return way.map((stage, place) => ({
    status: stage,
    reached: place < at ? 'before' : place === at ? 'now' : 'later',
  }))
}

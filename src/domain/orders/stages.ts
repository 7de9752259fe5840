import { isOrderStatus, ORDER_STATUSES, type OrderStatus } from './order.ts'

export type Stage = { status: OrderStatus; reached: 'before' | 'now' | 'later' }

/** The stages of an order that is made, in the order of the workroom. */
const STAGES = ORDER_STATUSES.filter((status) => status !== 'cancelled')

/**
 * The progress of an order through the workroom. Alteration is a stage only of an order that is
 * being altered. There are no stages for a cancelled order or an unknown status of a newer server.
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

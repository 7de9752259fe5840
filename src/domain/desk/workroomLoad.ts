import type { Load } from '#domain/workroom/promise.ts'
import type { OwnerOrder } from './ownerOrder.ts'

type Loading = Pick<OwnerOrder, 'status' | 'dueDate' | 'pieces'>

/** Whether pieces of the order are still to be made; the server counts the same orders. */
function isUnfinished(status: string): boolean {
  return status !== 'ready' && status !== 'delivered' && status !== 'cancelled'
}

/** How many unfinished pieces are promised for each day, from the owner's copy of the orders. */
export function loadOf(orders: readonly Loading[]): Load {
  const load: Record<string, number> = {}
  for (const { status, dueDate, pieces } of orders) {
    if (dueDate === '' || !isUnfinished(status)) continue
    load[dueDate] = (load[dueDate] ?? 0) + pieces
  }
  return load
}

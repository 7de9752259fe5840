import { useCallback, useState } from 'react'
import { moveOrder } from '#data/desk/orders.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'

/** Moves orders and remembers the last one moved, so its customer can be notified. */
export function useMove() {
  const [moved, setMoved] = useState<OwnerOrder>()
  const [busy, run] = useBusy()
  const move = useCallback(
    (order: OwnerOrder, to: OrderStatus, note = '') =>
      run(async () => {
        const answer = await moveOrder(order, to, note)
        if (answer.ok) setMoved({ ...order, status: to })
        else notifyProblem(answer.problem)
      }),
    [run],
  )
  const dismiss = useCallback(() => setMoved(undefined), [])
  return { moved, move, dismiss, busy }
}

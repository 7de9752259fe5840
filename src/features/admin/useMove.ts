import { useCallback, useState } from 'react'
import { moveOrder } from '#data/adminOrders.ts'
import type { OrderStatus } from '#domain/order.ts'
import type { OwnerOrder } from '#domain/ownerOrder.ts'
import { notifyProblem } from '#ui/notify.ts'
import { useBusy } from '#ui/useBusy.ts'

/** Moves orders and remembers the last one moved, whose customer wants to be told. */
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
  const forget = useCallback(() => setMoved(undefined), [])
  return { moved, move, forget, busy }
}

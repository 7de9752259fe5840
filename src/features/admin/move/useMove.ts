import { useCallback, useState } from 'react'
import { moveOrder } from '#data/desk/orders.ts'
import { sumsOf } from '#domain/money/ledger.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'

type Move = { order: OwnerOrder; to: OrderStatus; note: string }

/** A delivery that waits for the owner's word because money is still due. */
export type UnpaidDelivery = Move & { balance: Paise }

/**
 * Moves orders and remembers the last one moved, so its customer can be notified. A delivery with a
 * balance waits for `deliver`.
 */
export function useMove(onMoved: () => void = ignore) {
  const [moved, setMoved] = useState<OwnerOrder>()
  const [unpaid, setUnpaid] = useState<UnpaidDelivery>()
  const [busy, run] = useBusy()
  const store = useCallback(
    async ({ order, to, note }: Move) => {
      const answer = await moveOrder(order, to, note)
      if (!answer.ok) return notifyProblem(answer.problem)
      setMoved({ ...order, status: to })
      onMoved()
    },
    [onMoved],
  )
  const move = useCallback(
    (order: OwnerOrder, to: OrderStatus, note = '') =>
      run(async () => {
        const balance = to === 'delivered' ? sumsOf(order.total, order).balance : 0
        if (balance > 0) setUnpaid({ order, to, note, balance })
        else await store({ order, to, note })
      }),
    [run, store],
  )
  function deliver(delivery: UnpaidDelivery) {
    setUnpaid(undefined)
    run(() => store(delivery))
  }
  const dismiss = useCallback(() => setMoved(undefined), [])
  return { moved, move, dismiss, busy, unpaid, deliver, cancelDelivery: () => setUnpaid(undefined) }
}

function ignore() {}

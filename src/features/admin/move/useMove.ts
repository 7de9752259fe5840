import { useCallback, useState } from 'react'
import { moveOrder } from '#data/desk/orders.ts'
import { sumsOf } from '#domain/money/ledger.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { notifyProblem } from '#ui/notices/notify.ts'

type Move = { order: OwnerOrder; to: OrderStatus; note: string }

/** A delivery that needs the owner's confirmation because money is still due. */
export type UnpaidDelivery = Move & { balance: Paise }

/**
 * Moves orders and remembers the last one moved, so its customer can be notified. A delivery with a
 * balance waits for `deliver`.
 */
export function useMove(onMoved: () => void = ignore) {
  const [moved, setMoved] = useState<OwnerOrder>()
  const [unpaid, setUnpaid] = useState<UnpaidDelivery>()
  const [, setError] = useState<never>()
  const store = useCallback(
    async ({ order, to, note }: Move) => {
      try {
        const answer = await moveOrder(order, to, note)
        if (!answer.ok) return notifyProblem(answer.problem)
        setMoved({ ...order, status: to })
        onMoved()
      } catch (error) {
        // Thrown while rendering, it reaches the error boundary.
        setError(() => {
          throw error
        })
      }
    },
    [onMoved],
  )
  const move = useCallback(
    async (order: OwnerOrder, to: OrderStatus, note = '') => {
      const balance = to === 'delivered' ? sumsOf(order.total, order).balance : 0
      if (balance > 0) setUnpaid({ order, to, note, balance })
      else await store({ order, to, note })
    },
    [store],
  )
  function deliver(delivery: UnpaidDelivery) {
    setUnpaid(undefined)
    void store(delivery)
  }
  const dismiss = useCallback(() => setMoved(undefined), [])
  return { moved, move, dismiss, unpaid, deliver, cancelDelivery: () => setUnpaid(undefined) }
}

function ignore() {}

import { useCallback, useState } from 'react'
import { moveOrder, ownerOrders } from '#data/desk/orders.ts'
import { sumsOf } from '#domain/money/ledger.ts'
import type { Paise } from '#domain/money/paise.ts'
import { isLegalMove, isOrderStatus, isStepBack, type OrderStatus } from '#domain/orders/order.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { notifyProblem } from '#ui/notices/notify.ts'

type Move = { order: OwnerOrder; to: OrderStatus; note: string }

/** A move that waits for the owner's confirmation, and what is still due for the order. */
export type AskedMove = Move & { balance: Paise }

/** An order after its move, and the status that Undo restores; undefined if there is no Undo. */
export type MovedOrder = { order: OwnerOrder; from: OrderStatus | undefined }

/**
 * Moves orders and remembers the last one moved, so its customer can be notified. A cancellation, and
 * a delivery with a balance, waits for `confirm`.
 * @param onMoved called with the note that was stored with a move
 */
export function useMove(onMoved: (note: string) => void = ignore) {
  const [moved, setMoved] = useState<MovedOrder>()
  const [asked, setAsked] = useState<AskedMove>()
  const [, setError] = useState<never>()
  const store = useCallback(
    async ({ order, to, note }: Move) => {
      try {
        const answer = await moveOrder(order, to, note)
        if (!answer.ok) return notifyProblem(answer.problem)
        setMoved({ order: { ...order, status: to }, from: undoneBy(order.status, to) })
        onMoved(note)
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
      const { balance } = sumsOf(order.total, order)
      const isAsked = to === 'cancelled' || (to === 'delivered' && balance > 0)
      if (isAsked) setAsked({ order, to, note, balance })
      else await store({ order, to, note })
    },
    [store],
  )
  const keep = () => setAsked(undefined)
  function confirm() {
    keep()
    if (asked) void store(asked)
  }
  async function undo({ order, from }: MovedOrder) {
    const now = ownerOrders.rows.current()?.find(({ id }) => id === order.id)
    if (now && from) await store({ order: now, to: from, note: '' })
  }
  const dismiss = useCallback(() => setMoved(undefined), [])
  return { moved, move, undo, dismiss, asked, confirm, keep }
}

/** The status that undoes a move; undefined for a cancellation, and for a move that went back. */
function undoneBy(from: string, to: OrderStatus): OrderStatus | undefined {
  return isOrderStatus(from) && isLegalMove(to, from) && !isStepBack(from, to) ? from : undefined
}

function ignore() {}

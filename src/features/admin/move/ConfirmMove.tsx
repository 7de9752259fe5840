import { formatPaise } from '#domain/money/paise.ts'
import { common } from '#copy/base/frame.ts'
import { adminOrders, moveLabels } from '#copy/desk/adminOrders.ts'
import { orderName } from '#copy/desk/desk.ts'
import { ConfirmDialog } from '#ui/notices/ConfirmDialog.tsx'
import { usePageData } from '#ui/state/contexts.ts'
import type { AskedMove } from './useMove.ts'

type ConfirmMoveProps = {
  /** The move that waits for an answer. */
  asked: AskedMove | undefined
  onYes: () => void
  onNo: () => void
}

/** Asks before an order is cancelled, and before one with a balance is marked as delivered. */
export function ConfirmMove({ asked, ...on }: ConfirmMoveProps) {
  const { mailLeaves } = usePageData().shop
  if (!asked) return null
  const { order, to, balance } = asked
  const number = orderName(order.number)
  const cancelQuestion =
    mailLeaves === undefined ? adminOrders.cancelQuestion : adminOrders.cancelUnmailed
  return (
    <ConfirmDialog
      title={moveLabels[to]}
      text={
        to === 'cancelled'
          ? cancelQuestion(number)
          : adminOrders.unpaidQuestion(number, formatPaise(balance))
      }
      yes={moveLabels[to]}
      no={to === 'cancelled' ? common.close : common.cancel}
      {...on}
    />
  )
}

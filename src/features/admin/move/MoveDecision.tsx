import { discardEdits } from '#data/desk/edits/retryEdit.ts'
import type { DeskItem } from '#data/desk/edits/queuedEdits.ts'
import { isOrderStatus } from '#domain/orders/order.ts'
import type { DeskEdit } from '#domain/desk/deskEdit.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { MoveConflict } from './MoveConflict.tsx'

type Move = Extract<DeskEdit, { what: 'move' }>

type MoveDecisionProps = {
  edit: Move
  order: OwnerOrder
  items: readonly DeskItem[]
  onTakeMine: (edit: Move) => void
  onClose: () => void
}

/**
 * Resolves an order's queued moves together: all are applied to its current status, or all
 * discarded.
 */
export function MoveDecision({ edit, order, items, onTakeMine, onClose }: MoveDecisionProps) {
  const moves = items.flatMap(({ id, edit: other }) =>
    other.what === 'move' && other.order === order.id
      ? [{ id, from: other.from, to: other.to }]
      : [],
  )
  return (
    <MoveConflict
      order={order}
      onClose={onClose}
      wanted={moves}
      onTakeTheirs={() => {
        onClose()
        void discardEdits(moves.map(({ id }) => id))
      }}
      onTakeMine={() => {
        const { rev: base, status: from } = order
        if (isOrderStatus(from)) onTakeMine({ ...edit, base, from })
      }}
    />
  )
}

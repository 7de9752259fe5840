import { appliesTo } from '#domain/desk/deskEdit.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { desk, orderName } from '#copy/desk/desk.ts'
import { orderStatuses } from '#copy/shop/orders.ts'
import { Button } from '#ui/parts/Button.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { Dialog } from '#ui/notices/Dialog.tsx'

type MoveConflictProps = {
  order: OwnerOrder
  /** Its moves on this device, in order. */
  wanted: readonly { from: OrderStatus; to: OrderStatus }[]
  onTakeTheirs: () => void
  onTakeMine: () => void
  onClose: () => void
}

/**
 * An order was moved here and elsewhere: apply this device's moves to its current status, or
 * discard them.
 */
export function MoveConflict({ order, wanted, ...on }: MoveConflictProps) {
  const { moveConflict: words } = desk
  const [next] = wanted
  const possible = next !== undefined && appliesTo(next, order.status)
  const steps = wanted.map(({ to }) => orderStatuses[to].label).join(', ')
  return (
    <Dialog title={words.title} onClose={on.onClose}>
      <p>{words.lead(orderName(order.number), order.status, steps)}</p>
      {!possible && <p>{words.impossible}</p>}
      <div className={styles.actions}>
        <Button look="outline" onClick={on.onTakeTheirs}>
          {words.keepTheirs}
        </Button>
        {possible && <Button onClick={on.onTakeMine}>{words.keepMine}</Button>}
      </div>
    </Dialog>
  )
}

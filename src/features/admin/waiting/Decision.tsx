import { discardEdits, retryEdit } from '#data/desk/edits/retryEdit.ts'
import { ownerFittingOf } from '#data/desk/fittings.ts'
import { fittingReplica, orderReplica, productReplica } from '#data/desk/replicas/replicas.ts'
import { shopReplica } from '#data/desk/replicas/shopReplica.ts'
import type { DeskItem } from '#data/desk/edits/queuedEdits.ts'
import { isNoOp } from '#domain/desk/deskEdit.ts'
import { datesOf } from '#domain/desk/ownerOrder.ts'
import { FittingConflict } from '#features/admin/fittings/FittingConflict.tsx'
import { DatesConflict } from '#features/admin/order/DatesConflict.tsx'
import { MeasuredConflict } from '#features/admin/measured/MeasuredConflict.tsx'
import { ShippingConflict } from '#features/admin/customer/ShippingConflict.tsx'
import { MoveDecision } from '#features/admin/move/MoveDecision.tsx'
import { ProductConflict } from '#features/admin/product/ProductConflict.tsx'
import { ShopConflict } from '#features/admin/settings/ShopConflict.tsx'
import { useRows } from '#features/admin/rows/useRows.ts'

type DecisionProps = { item: DeskItem; items: readonly DeskItem[]; onClose: () => void }

/** Shows both versions of a conflict; the owner chooses which to keep. */
export function Decision({ item, items, onClose }: DecisionProps) {
  const orders = useRows(orderReplica)
  const products = useRows(productReplica)
  const fittings = useRows(fittingReplica)
  const [shop] = useRows(shopReplica)
  const { id, edit } = item
  const onTakeTheirs = () => {
    onClose()
    void discardEdits([id])
  }
  const again = (changed: DeskItem['edit'], keepsPhoto = false) => {
    if (isNoOp(changed) && !keepsPhoto) return onTakeTheirs()
    onClose()
    void retryEdit(id, changed, keepsPhoto)
  }
  if (edit.what === 'product') {
    const theirs = products.find((product) => product.id === edit.id)
    if (!theirs) return null
    return (
      <ProductConflict
        {...edit}
        photo={item.photo}
        theirs={theirs}
        onTakeTheirs={onTakeTheirs}
        onClose={onClose}
        onTakeMine={(changes, keepsPhoto) =>
          again({ ...edit, base: theirs.rev, before: theirs, changes }, keepsPhoto)
        }
      />
    )
  }
  if (edit.what === 'shop' && shop) {
    return (
      <ShopConflict
        {...edit}
        theirs={shop.shop}
        onTakeTheirs={onTakeTheirs}
        onClose={onClose}
        onTakeMine={(changes) => again({ ...edit, base: shop.rev, before: shop.shop, changes })}
      />
    )
  }
  const fitting = edit.what === 'fitting' && fittings.find((known) => known.id === edit.id)
  if (edit.what === 'fitting') {
    if (!fitting) return null
    return (
      <FittingConflict
        mine={edit.fitting}
        theirs={fitting}
        onTakeTheirs={onTakeTheirs}
        onTakeMine={() => again({ ...edit, base: fitting.rev, before: ownerFittingOf(fitting) })}
        onClose={onClose}
      />
    )
  }
  const order = 'order' in edit && orders.find((known) => known.id === edit.order)
  if (!order) return null
  if (edit.what === 'dates') {
    return (
      <DatesConflict
        edit={edit}
        order={order}
        onTakeTheirs={onTakeTheirs}
        onClose={onClose}
        onTakeMine={(dates) => again({ ...edit, base: order.rev, before: datesOf(order), dates })}
      />
    )
  }
  if (edit.what === 'measured') {
    const theirs = order.lines[edit.line]?.measurements?.values ?? {}
    return (
      <MeasuredConflict
        mine={edit.measurements.values}
        theirs={theirs}
        onTakeTheirs={onTakeTheirs}
        onTakeMine={() => again({ ...edit, before: theirs })}
        onClose={onClose}
      />
    )
  }
  if (edit.what === 'shipping') {
    return (
      <ShippingConflict
        edit={edit}
        theirs={order.shipping}
        onTakeTheirs={onTakeTheirs}
        onTakeMine={(shipping) => again({ ...edit, before: order.shipping, shipping })}
        onClose={onClose}
      />
    )
  }
  if (edit.what !== 'move') return null
  return (
    <MoveDecision edit={edit} order={order} items={items} onClose={onClose} onTakeMine={again} />
  )
}

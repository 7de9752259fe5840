import { dropEdits, sendAgain } from '#data/deskAgain.ts'
import { orderBook, productBook } from '#data/adminBooks.ts'
import { shopBook } from '#data/adminShopBook.ts'
import type { DeskItem } from '#data/deskRows.ts'
import { isNothing } from '#domain/deskEdit.ts'
import { datesOf } from '#domain/ownerOrder.ts'
import { DatesConflict } from './DatesConflict.tsx'
import { MoveDecision } from './MoveDecision.tsx'
import { ProductConflict } from './ProductConflict.tsx'
import { ShopConflict } from './ShopConflict.tsx'
import { useRows } from './useRows.ts'

type DecisionProps = { item: DeskItem; items: readonly DeskItem[]; onClose: () => void }

/** Both versions of what was changed here and elsewhere; the owner says which one stays. */
export function Decision({ item, items, onClose }: DecisionProps) {
  const orders = useRows(orderBook)
  const products = useRows(productBook)
  const [shop] = useRows(shopBook)
  const { id, edit } = item
  const onTakeTheirs = () => {
    onClose()
    void dropEdits([id])
  }
  const again = (changed: DeskItem['edit']) => {
    if (isNothing(changed) && item.photo === undefined) return onTakeTheirs()
    onClose()
    void sendAgain(id, changed)
  }
  if (edit.what === 'product') {
    const theirs = products.find((product) => product.id === edit.id)
    if (!theirs) return null
    return (
      <ProductConflict
        {...edit}
        {...{ theirs, onTakeTheirs, onClose }}
        onTakeMine={(changes) => again({ ...edit, base: theirs.rev, before: theirs, changes })}
      />
    )
  }
  if (edit.what === 'shop' && shop) {
    return (
      <ShopConflict
        {...edit}
        {...{ theirs: shop.shop, onTakeTheirs, onClose }}
        onTakeMine={(changes) => again({ ...edit, base: shop.rev, before: shop.shop, changes })}
      />
    )
  }
  const order = 'order' in edit && orders.find((known) => known.id === edit.order)
  if (!order) return null
  if (edit.what === 'dates') {
    return (
      <DatesConflict
        {...{ edit, order, onTakeTheirs, onClose }}
        onTakeMine={(dates) => again({ ...edit, base: order.rev, before: datesOf(order), dates })}
      />
    )
  }
  if (edit.what !== 'move') return null
  return <MoveDecision {...{ edit, order, items, onClose }} onTakeMine={again} />
}

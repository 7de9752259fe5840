import { orderBook, productBook } from '#data/adminBooks.ts'
import { shopBook } from '#data/adminShopBook.ts'
import { dropEdits, sendAgain } from '#data/deskOutbox.ts'
import type { DeskItem } from '#data/deskRows.ts'
import { subjectOf } from '#domain/deskEdit.ts'
import { DatesConflict } from './DatesConflict.tsx'
import { MoveConflict } from './MoveConflict.tsx'
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
  const drop = () => {
    onClose()
    void dropEdits([id])
  }
  if (edit.what === 'product') {
    const theirs = products.find((product) => product.id === edit.id)
    if (!theirs) return null
    const { before, changes } = edit
    return (
      <ProductConflict
        {...{ before, changes, theirs, onClose }}
        onTakeTheirs={drop}
        onTakeMine={(kept) => {
          onClose()
          const photo = item.photo !== undefined
          if (Object.keys(kept).length === 0 && !photo) return void dropEdits([id])
          void sendAgain(id, { ...edit, base: theirs.rev, before: theirs, changes: kept })
        }}
      />
    )
  }
  if (edit.what === 'shop' && shop) {
    const { before, changes } = edit
    return (
      <ShopConflict
        {...{ before, changes, theirs: shop.shop, onClose }}
        onTakeTheirs={drop}
        onTakeMine={(kept) => {
          onClose()
          if (Object.keys(kept).length === 0) return void dropEdits([id])
          void sendAgain(id, { ...edit, base: shop.rev, before: shop.shop, changes: kept })
        }}
      />
    )
  }
  const order = 'order' in edit && orders.find((known) => known.id === edit.order)
  if (!order) return null
  if (edit.what === 'dates') {
    return (
      <DatesConflict
        {...{ edit, order, onClose }}
        onTakeTheirs={drop}
        onTakeMine={(dates) => {
          onClose()
          void sendAgain(id, { ...edit, base: order.rev, dates })
        }}
      />
    )
  }
  if (edit.what !== 'move') return null
  const moves = items.filter(
    ({ edit: other }) => other.what === 'move' && subjectOf(other) === order.id,
  )
  return (
    <MoveConflict
      {...{ order, onClose }}
      wanted={moves.flatMap(({ edit: move }) => (move.what === 'move' ? [move.to] : []))}
      onTakeTheirs={() => {
        onClose()
        void dropEdits(moves.map((move) => move.id))
      }}
      onTakeMine={() => {
        onClose()
        void sendAgain(id, { ...edit, base: order.rev, from: order.status })
      }}
    />
  )
}

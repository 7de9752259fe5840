import type { DeskItem } from '#data/desk/edits/queuedEdits.ts'
import { changedProductFields } from '#domain/desk/conflict.ts'
import { entryOf } from '#domain/desk/deskEdit.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { customerOf, type OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { adminRequests } from '#copy/desk/admin.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { adminMoney } from '#copy/desk/adminMoney.ts'
import { fittingSentence } from '#copy/desk/adminFittings.ts'
import { moneySentence } from '#copy/money/money.ts'
import { desk, orderName } from '#copy/desk/desk.ts'
import { labelOf } from '#features/admin/product/productLabels.ts'

/** An edit as one line, for the list of queued edits. */
export function editSentence(
  { edit, photo }: DeskItem,
  orders: readonly OwnerOrder[],
  products: readonly OwnedProduct[],
): string {
  const { what } = desk
  const named = (id: string) => {
    const order = orders.find((known) => known.id === id)
    return order?.number ? order.number : (order && customerOf(order)) || orderName('')
  }
  switch (edit.what) {
    case 'newProduct':
      return what.newProduct(edit.fields.name)
    case 'product': {
      const name = products.find(({ id }) => id === edit.id)?.name ?? edit.before.name
      if (edit.changes.deleted !== undefined)
        return edit.changes.deleted ? what.deleted(name) : what.restored(name)
      const fields = changedProductFields(edit.before, edit.changes).map(labelOf)
      const all = photo === undefined ? fields : [...fields, desk.photo]
      return what.product(name, all.join(', ').toLowerCase())
    }
    case 'order':
      return what.order(customerOf(edit.draft))
    case 'move':
      return what.move(named(edit.order), edit.to)
    case 'dates':
      return what.dates(named(edit.order))
    case 'measured':
      return what.entry(named(edit.order), adminOrders.measurements)
    case 'shipping':
      return what.entry(named(edit.order), adminOrders.customer)
    case 'note':
      return what.note(named(edit.order), edit.note)
    case 'payment':
    case 'entry': {
      const entry = entryOf(edit)
      return what.entry(named(edit.order), entry ? moneySentence(entry) : '')
    }
    case 'claimRefused':
      return what.entry(named(edit.order), adminMoney.refused)
    case 'reminder':
      return what.entry(named(edit.order), adminMoney.reminded)
    case 'fitting':
      return what.entry(named(edit.fitting.order), fittingSentence(edit.fitting))
    case 'shop':
      return what.shop
    case 'request':
      return what.request(adminRequests.states[edit.status])
    case 'subscriber':
      return what.subscriber
    case 'many':
      return what.many(edit.edits.length)
  }
}

import { listField } from '#server/pocketbase/records.ts'
import { touchOrder } from './orderFittings.ts'

/** Ids kept with a fitting: many more than one customer's devices can still send again. */
const MAX_WISHES = 50

/**
 * Whether a fitting of the order has followed this wish. A device that lost the answer sends it again,
 * and must not undo what the owner has set since.
 */
export function isStoredWish(tx: CoreApp, order: RecordOf<'orders'>, id: string): boolean {
  const wanted = $dbx.hashExp({ order: order.id })
  return tx.findAllRecords('fittings', wanted).some((each) => each && wishesOf(each).includes(id))
}

/** Saves a fitting that has followed a wish, and remembers the wish by its id. */
export function storeWish(
  tx: CoreApp,
  order: RecordOf<'orders'>,
  fitting: RecordOf<'fittings'>,
  id: string,
): void {
  fitting.set('wishes', [...wishesOf(fitting), id].slice(-MAX_WISHES))
  tx.save(fitting)
  touchOrder(tx, order)
}

function wishesOf(fitting: RecordOf<'fittings'>): unknown[] {
  return listField(fitting, 'wishes')
}

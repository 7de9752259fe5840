import { listField } from '#server/pocketbase/records.ts'
import { touchOrder } from './orderFittings.ts'

/** How many wish ids a fitting keeps: far more than one customer's devices could still resend. */
const MAX_WISHES = 50

/**
 * Whether this wish has already been applied to a fitting of the order. A device that lost the
 * response resends it, which must not undo what the owner has set since.
 */
export function isStoredWish(tx: CoreApp, order: RecordOf<'orders'>, id: string): boolean {
  const wanted = $dbx.hashExp({ order: order.id })
  return tx.findAllRecords('fittings', wanted).some((each) => each && wishesOf(each).includes(id))
}

/** Saves a fitting to which a wish was applied, and records the wish's id. */
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

import { cartLineOf, freeze, type AddChoice, type CartLine } from '#domain/cart/cart.ts'
import { done, failed, type Result } from '#domain/base/problem.ts'
import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import type { Product } from '#domain/products/product.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { hasLeftShelf } from '#data/catalogue/hasLeftShelf.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'

/** The line of a product that is being added, with its measurements; refused when it is gone. */
export async function newLine(
  product: Product,
  { set: wanted, ...choice }: AddChoice,
): Promise<Result<CartLine>> {
  if (await hasLeftShelf(product)) return failed('productGone')
  const line = cartLineOf(product, newRecordId(), choice)
  const set = product.measurements.length > 0 ? await loadSetFor(wanted) : undefined
  return done(set ? { ...line, measurements: freeze(set) } : line)
}

/**
 * The measurement set of a new piece: the given one, or the only one if none is given. Of several
 * sets, none is assumed, and another person's never takes the place of one that was deleted or, with an empty `wanted`, of what
 * the house entered.
 */
async function loadSetFor(wanted: string | undefined): Promise<MeasurementSet | undefined> {
  const loaded = await writeLocal((db) =>
    db.measurementSets.where({ owner: currentOwner() }).sortBy('id'),
  )
  const sets = loaded.ok ? loaded.value.filter(({ deleted }) => !deleted) : []
  if (wanted !== undefined) return sets.find(({ id }) => id === wanted)
  return sets.length === 1 ? sets[0] : undefined
}

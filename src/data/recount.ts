import { mirrorCount } from './cartCount.ts'
import { currentOwner } from './owner.ts'
import { storing } from './storing.ts'

/** Counts the lines anew for the badge; a badge that is late is no failure. */
export async function recount(): Promise<void> {
  const owner = currentOwner()
  const counted = await storing((db) => db.cart.where({ owner }).count())
  if (counted.ok) mirrorCount(owner, counted.value)
}

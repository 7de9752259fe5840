import { cacheCount } from './cartCount.ts'
import { currentOwner } from '#data/server/currentOwner.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'

/** Counts the lines anew for the badge; a badge that is late is no failure. */
export async function recount(): Promise<void> {
  const owner = currentOwner()
  const counted = await writeLocal((db) => db.cart.where({ owner }).count())
  if (counted.ok) cacheCount(owner, counted.value)
}

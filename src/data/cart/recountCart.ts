import { cacheCount } from './cartCount.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'

/**
 * Recounts the cart's lines for the badge. A failure is ignored: the badge is then only out of
 * date.
 */
export async function recountCart(): Promise<void> {
  const owner = currentOwner()
  const counted = await writeLocal((db) => db.cart.where({ owner }).count())
  if (counted.ok) cacheCount(owner, counted.value)
}

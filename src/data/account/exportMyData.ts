import { done, failed } from '#domain/base/problem.ts'
import type { Result } from '#domain/base/problem.ts'
import { toUserResult } from '#data/server/failure.ts'
import { currentOwner } from '#data/server/currentOwner.ts'
import { ask } from '#data/server/pocketbase.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'

/** What the shop keeps of an account, by the names its owner knows them under. */
const COLLECTIONS = {
  account: 'users',
  orders: 'orders',
  orderHistory: 'order_events',
  measurements: 'measurement_sets',
  preferences: 'preferences',
  tailoringRequests: 'tailoring_requests',
} as const

/**
 * Everything the shop and this device hold about whoever is signed in, as JSON text to be saved.
 * The shop's rules give each shopper their own records and nobody else's.
 */
export async function exportMyData(): Promise<Result<string>> {
  const owner = currentOwner()
  if (owner === '') return failed('signInNeeded')
  const shop: Record<string, unknown> = {}
  for (const [name, collection] of Object.entries(COLLECTIONS)) {
    const answer = await ask('shopper', (pb) => pb.collection(collection).getFullList())
    if (!answer.ok) return toUserResult(answer)
    shop[name] = answer.value
  }
  const device = await writeLocal(async (db) => ({
    cart: await db.cart.where({ owner }).toArray(),
    drafts: await db.drafts.where({ owner }).toArray(),
    waiting: await db.outbox.where({ owner }).toArray(),
  }))
  if (!device.ok) return device
  const exportedAt = new Date().toISOString()
  return done(JSON.stringify({ exportedAt, shop, device: device.value }, null, 2))
}

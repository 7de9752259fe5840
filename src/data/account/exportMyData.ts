import { done, failed, type Result } from '#domain/base/problem.ts'
import { toUserResult } from '#data/server/failure.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { ask } from '#data/server/pocketbase.ts'
import { refreshSession } from '#data/server/refreshSession.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'

/** The collections that hold an account's data, under the names used in the export. */
const COLLECTIONS = {
  account: 'users',
  orders: 'orders',
  orderHistory: 'order_events',
  documents: 'documents',
  fittings: 'fittings',
  measurements: 'measurement_sets',
  preferences: 'preferences',
  tailoringRequests: 'tailoring_requests',
} as const

/**
 * Everything the server and this device hold about the signed-in account, as JSON text for
 * download. The server's API rules return only the shopper's own records.
 */
export async function exportMyData(): Promise<Result<string>> {
  const owner = currentOwner()
  if (owner === '') return failed('signInNeeded')
  // The server treats a revoked token as a missing one: every list would be empty.
  if ((await refreshSession('shopper')) === false) return failed('signInEnded')
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

import type { Result } from '#domain/base/problem.ts'
import { isFields } from '#domain/base/parse.ts'
import type { ProductFields } from '#domain/products/ownedProduct.ts'
import { adminAuth } from '#data/auth/savedAuth.ts'
import { derived } from '#data/live/derived.ts'
import type { Live } from '#domain/base/live.ts'
import { parseProduct } from '#data/parse/parseProduct.ts'
import { fetchFile } from '#data/server/fetchWithTimeout.ts'
import type { EditState, RefusedEdit } from './products.ts'
import type { OwnedShop } from '#data/desk/replicas/shopReplica.ts'
import { saveShop } from './shop.ts'

/**
 * Whether the signed-in owner has changed the initial password; true on an older server, which does
 * not record it.
 */
export const isPasswordChanged: Live<boolean> = derived([adminAuth], () => {
  const record = adminAuth.current()?.record
  return !isFields(record) || record['passwordChanged'] !== false
})

/** Dismisses the first-run list on every device, or restores it. */
export async function dismissFirstRun(
  owned: OwnedShop,
  dismissed: boolean,
): Promise<Result<EditState, RefusedEdit<OwnedShop>>> {
  const changes = { firstRunDismissed: dismissed }
  const saved = await saveShop(owned, changes)
  // It conflicts with no other change: apply it to the newer settings.
  if (saved.ok || !saved.problem.newer) return saved
  return saveShop(saved.problem.newer, changes)
}

/** The demo products as shipped; empty when they cannot be read. */
export async function shippedProducts(): Promise<ReadonlyMap<string, ProductFields>> {
  const answer = await fetchFile('/catalogue.json')
  const wire = Array.isArray(answer?.body) ? answer.body : []
  const products = wire.map(parseProduct).flatMap((read) => (read.ok ? [read.value] : []))
  return new Map(products.map((product) => [product.id, product]))
}

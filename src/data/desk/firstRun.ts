import type { Result } from '#domain/base/problem.ts'
import { isFields } from '#domain/base/parse.ts'
import type { ProductFields } from '#domain/products/ownedProduct.ts'
import { adminAuth } from '#data/auth/savedAuth.ts'
import { derived } from '#data/live/derived.ts'
import type { Live } from '#data/live/store.ts'
import { parseProduct } from '#data/parse/parseProduct.ts'
import { fetchWithTimeout } from '#data/server/fetchWithTimeout.ts'
import type { EditState, Refusal } from './products.ts'
import type { OwnedShop } from '#data/desk/replicas/shopReplica.ts'
import { saveShop } from './shop.ts'

/**
 * Whether the signed-in owner has changed the first password, as the server noted it; true where an
 * older server notes nothing.
 */
export const isPasswordChanged: Live<boolean> = derived([adminAuth], () => {
  const record = adminAuth.current()?.record
  return !isFields(record) || record['passwordChanged'] !== false
})

/** Puts the first-run list away on every device, or brings it back. */
export async function dismissFirstRun(
  owned: OwnedShop,
  dismissed: boolean,
): Promise<Result<EditState, Refusal<OwnedShop>>> {
  const changes = { firstRunDismissed: dismissed }
  const saved = await saveShop(owned, changes)
  // Whatever else was changed meanwhile, this is no conflict with it.
  if (saved.ok || !saved.problem.newer) return saved
  return saveShop(saved.problem.newer, changes)
}

/** The demo products as the shop came with them; empty when they cannot be read. */
export async function shippedProducts(): Promise<ReadonlyMap<string, ProductFields>> {
  const answer = await fetchWithTimeout('/catalogue.json')
  const wire = Array.isArray(answer?.body) ? answer.body : []
  const products = wire.map(parseProduct).flatMap((read) => (read.ok ? [read.value] : []))
  return new Map(products.map((product) => [product.id, product]))
}

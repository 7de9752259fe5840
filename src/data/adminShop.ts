import { done } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import type { Shop } from '#domain/shop.ts'
import type { Refusal } from './adminProducts.ts'
import { told } from './failure.ts'
import { ask } from './pocketbase.ts'
import { isFields, reading } from './reading.ts'
import type { Read } from './reading.ts'
import { readShop } from './readShop.ts'

/** The house's settings with the revision that an edit starts from. */
export type OwnedShop = { id: string; rev: number; shop: Shop }

/** The house's settings as the server has them. */
export async function loadShop(): Promise<Result<OwnedShop>> {
  const answer = await ask('admin', (client) => client.collection('shop').getList(1, 1))
  if (!answer.ok) return told(answer)
  const owned = readOwnedShop(answer.value.items[0])
  return owned.ok ? owned : { ok: false, problem: { code: 'notFound' } }
}

/** Saves the settings; refused when somebody saved others since `before` was read. */
export async function saveShop(
  before: OwnedShop,
  shop: Shop,
): Promise<Result<OwnedShop, Refusal<OwnedShop>>> {
  const query = { base: before.rev }
  const answer = await ask('admin', (client) =>
    client.collection('shop').update(before.id, { ...shop }, { query }),
  )
  if (answer.ok) {
    const saved = readOwnedShop(answer.value)
    return saved.ok ? done(saved.value) : { ok: false, problem: { problem: { code: 'refused' } } }
  }
  const { body, problem } = answer.problem
  const data = isFields(body) && isFields(body['data']) ? body['data'] : {}
  const newer = readOwnedShop(data['record'])
  return { ok: false, problem: { problem, ...(newer.ok && { newer: newer.value }) } }
}

function readOwnedShop(wire: unknown): Read<OwnedShop> {
  const shop = readShop(wire)
  if (!shop.ok) return shop
  const from = reading(wire)
  return from.finish({ id: from.text('id'), rev: from.numberOr('rev', 0), shop: shop.value })
}

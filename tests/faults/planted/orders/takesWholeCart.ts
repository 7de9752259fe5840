import type { enqueueOrder as real } from '#data/outbox/orderRow.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const enqueueOrder: Faulty<typeof real> = (original) => async (db, draft, lines) => {
  const id = await original(db, draft, lines)
  await db.cart.where({ owner: currentOwner() }).delete()
  return id
}

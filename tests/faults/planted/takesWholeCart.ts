import type { enqueueOrder as sound } from '#data/orderRow.ts'
import type { Faulty } from './faulty.ts'

export const enqueueOrder: Faulty<typeof sound> = (original) => async (db, draft) => {
  const id = await original(db, draft)
  await db.cart.where({ owner: draft.user }).delete()
  return id
}

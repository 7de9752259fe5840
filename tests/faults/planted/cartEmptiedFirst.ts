import type { enqueueOrder as sound } from '#data/orderRow.ts'
import type { Faulty } from './faulty.ts'

export const enqueueOrder: Faulty<typeof sound> = (original) => async (db, draft) => {
  const lines = await db.cart.where({ owner: draft.user }).toArray()
  await db.cart.bulkDelete(lines.map(({ id }) => id))
  return original(db, draft)
}

import type { enqueueOrder as real } from '#data/outbox/orderRow.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const enqueueOrder: Faulty<typeof real> = (original) => async (db, draft, lines) => {
  const rows = await db.cart.bulkGet(lines.map(({ id }) => id))
  const id = await original(db, draft, lines)
  await db.cart.bulkPut(rows.filter((row) => row !== undefined))
  return id
}

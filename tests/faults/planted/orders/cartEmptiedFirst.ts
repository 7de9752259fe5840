import type { enqueueOrder as real } from '#data/outbox/orderRow.ts'
import { addEntry } from '#data/outbox/enqueue.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

/** The lines leave the cart in a transaction of their own. */
export const enqueueOrder: Faulty<typeof real> = (original) => async (db, draft, lines) => {
  const ids = lines.map(({ id }) => id)
  const rows = (await db.cart.bulkGet(ids)).filter((row) => row !== undefined)
  if (rows.length === 0) return original(db, draft, lines)
  await db.transact([db.cart], () => db.cart.bulkDelete(ids))
  const { user: owner, shipping, ...rest } = draft
  const payload = { ...rest, ...shipping, user: owner }
  const what = { id: draft.id, kind: 'order', owner, payload, lines: rows } as const
  await db.transact([db.outbox], () => addEntry(db, what, Date.now()))
  return draft.id
}

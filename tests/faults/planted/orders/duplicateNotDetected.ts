import type { enqueueOrder as real } from '#data/outbox/orderRow.ts'
import { enqueue } from '#data/outbox/enqueue.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

/** Stores the order over a queued one with its id, whether or not its lines are still there. */
export const enqueueOrder: Faulty<typeof real> = () => (db, draft, lines) => {
  const { id, user: owner, shipping, ...rest } = draft
  const payload = { ...rest, ...shipping, id, user: owner }
  const ids = lines.map((line) => line.id)
  return db.transact([db.outbox, db.cart], async () => {
    const rows = (await db.cart.bulkGet(ids)).filter((row) => row !== undefined)
    await enqueue(db, { id, kind: 'order', owner, payload, lines: rows }, Date.now())
    await db.cart.bulkDelete(ids)
    return id
  })
}

import { inDatabase } from '#data/storage/database.ts'
import type { send as real } from '#data/outbox/sending/send.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const send: Faulty<typeof real> = (original) => async (row) => {
  await inDatabase((db) => db.outbox.delete(row.id))
  const attempt = await original(row)
  await inDatabase((db) => db.outbox.put(row))
  return attempt
}

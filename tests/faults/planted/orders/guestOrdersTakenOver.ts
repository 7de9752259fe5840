import { inDatabase } from '#data/storage/database.ts'
import type { adoptGuest as real } from '#data/account/ownerRows.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const adoptGuest: Faulty<typeof real> = (original) => async (owner) => {
  await inDatabase((db) =>
    db.outbox.where({ owner: '' }).modify((row) => {
      if (row.kind !== 'order') return
      row.owner = owner
      row.payload = { ...Object(row.payload), user: owner }
    }),
  )
  await original(owner)
}

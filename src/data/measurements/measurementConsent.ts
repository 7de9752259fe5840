import { editSet } from '#domain/measurements/measurementSet.ts'
import { done, type Result } from '#domain/base/problem.ts'
import { MEASUREMENT_DRAFTS } from '#data/local/drafts.ts'
import { editStamp, putSet } from './measurementSetPut.ts'
import { withoutOwner } from '#data/storage/rows.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { sendSoon } from '#data/outbox/sendSoon.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'

/**
 * Withdraws the consent to store measurements: deletes every set, here and in the account, and with
 * them measurement drafts and the measurements of pieces in the cart.
 */
export async function withdrawConsent(): Promise<Result<true>> {
  const owner = currentOwner()
  const withdrawn = await writeLocal((db) =>
    db.transact([db.measurementSets, db.outbox, db.cart, db.drafts], async () => {
      const rows = await db.measurementSets.where({ owner }).toArray()
      for (const row of rows) {
        const set = editSet(withoutOwner(row), { details: { deleted: true } }, editStamp())
        await putSet(db, { ...set, owner })
      }
      const drafts = await db.drafts.where({ owner }).toArray()
      const typed = drafts.filter(({ name }) => name.startsWith(MEASUREMENT_DRAFTS))
      await db.drafts.bulkDelete(typed.map(({ key }) => key))
      await db.cart.where({ owner }).modify((line) => {
        delete line.measurements
      })
    }),
  )
  if (!withdrawn.ok) return withdrawn
  sendSoon()
  return done(true)
}

import type { adoptSets as sound } from '#data/measurements/measurementSetPull.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const adoptSets: Faulty<typeof sound> = () => async (db) => {
  await db.measurementSets.where({ owner: '' }).delete()
}

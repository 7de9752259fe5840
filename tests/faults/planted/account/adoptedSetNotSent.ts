import type { adoptSets as real } from '#data/measurements/measurementSetPull.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const adoptSets: Faulty<typeof real> = () => async (db, owner) => {
  await db.measurementSets.where({ owner: '' }).modify({ owner })
  return new Map()
}

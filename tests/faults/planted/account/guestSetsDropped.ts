import type { adoptSets as real } from '#data/measurements/measurementSetPull.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const adoptSets: Faulty<typeof real> = () => async (db) => {
  await db.measurementSets.where({ owner: '' }).delete()
  return new Map()
}

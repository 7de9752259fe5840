import type { MeasurementSet } from '#domain/measurementSet.ts'
import { liveForOwner } from './live.ts'
import { setOf } from './measurementSetRow.ts'
import type { Live } from './value.ts'

/** The measurement sets of whoever is signed in (or the guest), the oldest first. */
export const liveSets: Live<MeasurementSet[]> = liveForOwner(async (db, owner) => {
  const rows = await db.measurementSets.where({ owner }).sortBy('id')
  return rows.filter(({ deleted }) => !deleted).map(setOf)
})

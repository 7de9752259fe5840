import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import { liveQueryForOwner } from '#data/local/liveQuery.ts'
import { withoutOwner } from '#data/storage/rows.ts'
import type { Live } from '#data/live/store.ts'

/** The measurement sets of the signed-in shopper (or the guest), oldest first. */
export const liveSets: Live<MeasurementSet[]> = liveQueryForOwner(async (db, owner) => {
  const rows = await db.measurementSets.where({ owner }).sortBy('id')
  return rows.filter(({ deleted }) => !deleted).map(withoutOwner)
})

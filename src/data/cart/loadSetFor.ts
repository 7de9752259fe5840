import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'

/**
 * The set that a new piece is cut to: the wanted one, or the only one. Where several people have
 * measurements, nothing is assumed.
 */
export async function loadSetFor(wanted: string | undefined): Promise<MeasurementSet | undefined> {
  const loaded = await writeLocal((db) =>
    db.measurementSets.where({ owner: currentOwner() }).sortBy('id'),
  )
  const sets = loaded.ok ? loaded.value.filter(({ deleted }) => !deleted) : []
  return sets.find(({ id }) => id === wanted) ?? (sets.length === 1 ? sets[0] : undefined)
}

import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import { derived } from '#data/live/derived.ts'
import { writeCache } from '#data/live/localStorageCache.ts'
import { persisted } from '#data/live/persisted.ts'
import type { Live } from '#domain/base/live.ts'
import { liveQueryForOwner } from '#data/local/liveQuery.ts'
import { withoutOwner } from '#data/storage/rows.ts'

/** The measurement sets of the signed-in shopper (or the guest), oldest first. */
export const liveSets: Live<MeasurementSet[]> = liveQueryForOwner(async (db, owner) => {
  const rows = await db.measurementSets.where({ owner }).sortBy('id')
  return rows.filter(({ deleted }) => !deleted).map(withoutOwner)
})

/** Holds the id of the chosen set in the localStorage cache. */
export const CHOSEN_KEY = 'darzi_set'

const chosenId = persisted(CHOSEN_KEY, (text) => text)

/** Chooses whose measurements the shopper is ordering for. */
export function chooseSet(id: string): void {
  writeCache(CHOSEN_KEY, id)
}

/** The set that pages compare with: the chosen one, else the first. */
export const chosenSet: Live<MeasurementSet | null> = derived([liveSets, chosenId], () => {
  const sets = liveSets.current()
  return sets && (sets.find(({ id }) => id === chosenId.current()) ?? sets[0] ?? null)
})

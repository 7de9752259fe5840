import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import { derived } from '#data/live/derived.ts'
import { writeCache } from '#data/live/localStorageCache.ts'
import { persisted } from '#data/live/persisted.ts'
import { liveSets } from './measurementSetList.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { writeLocal } from '#data/local/writeLocal.ts'
import type { Live } from '#data/live/store.ts'

const CHOSEN_KEY = 'darzi_set'

const chosenId = persisted(CHOSEN_KEY, (text) => text)

/** Chooses whose measurements the shopper is ordering for. */
export function chooseSet(id: string): void {
  writeCache(CHOSEN_KEY, id)
}

/** The set that pages compare with: the chosen one, else the first. */
export const chosenSet: Live<MeasurementSet | null> = derived([liveSets, chosenId], () => {
  const sets = liveSets.current()
  return sets && (chosenAmong(sets) ?? null)
})

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

/** The chosen one among these sets, else the first. */
export function chosenAmong<Set extends { id: string }>(
  sets: readonly Set[],
  id = chosenId.current(),
): Set | undefined {
  return sets.find((set) => set.id === id) ?? sets[0]
}

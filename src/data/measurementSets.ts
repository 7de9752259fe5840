import { mergedSets, nextVersion } from '#domain/measurementSet.ts'
import type { MeasurementSet, MeasurementVersion } from '#domain/measurementSet.ts'
import type { Measurements } from '#domain/measurement.ts'
import { done, failed } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import type { Database } from './database.ts'
import { liveForOwner } from './live.ts'
import type { MeasurementSetRow } from './measurementSetRow.ts'
import { newRecordId } from './newRecordId.ts'
import { flushOutbox, putIntoOutbox } from './outbox.ts'
import { currentOwner } from './owner.ts'
import { ask } from './pocketbase.ts'
import { readMeasurementSet, wireSet } from './readMeasurementSet.ts'
import { storing } from './storing.ts'
import type { Live } from './value.ts'

/** The measurement sets of whoever is signed in (or the guest), the oldest first. */
export const liveSets: Live<MeasurementSet[]> = liveForOwner(async (db, owner) => {
  const rows = await db.measurementSets.where({ owner }).sortBy('id')
  return rows.filter(({ deleted }) => !deleted).map(setOf)
})

/** Makes a set. */
export function addSet(name: string, values: Measurements): Promise<Result<MeasurementSet>> {
  const savedAt = new Date().toISOString()
  const first = { version: 1, values, savedAt, takenBy: 'self', history: [] } as const
  return keep({ ...first, history: [], id: newRecordId(), name })
}

/** Keeps new values of a set; what it was before goes into its history. */
export function saveSet(
  set: MeasurementSet,
  values: Measurements,
  takenBy: MeasurementVersion['takenBy'] = 'self',
): Promise<Result<MeasurementSet>> {
  return keep(nextVersion(set, values, new Date().toISOString(), takenBy))
}

export function renameSet(set: MeasurementSet, name: string): Promise<Result<MeasurementSet>> {
  return keep({ ...set, name })
}

/** Takes an earlier version up again; what is shown now goes into the history. */
export function restoreVersion(
  set: MeasurementSet,
  { values, takenBy }: MeasurementVersion,
): Promise<Result<MeasurementSet>> {
  return saveSet(set, values, takenBy)
}

/** Deletes a set, on the account's other devices too. Orders keep their copies. */
export async function removeSet(set: MeasurementSet): Promise<Result<true>> {
  const removed = await keep(set, true)
  return removed.ok ? done(true) : removed
}

async function keep(set: MeasurementSet, deleted = false): Promise<Result<MeasurementSet>> {
  const owner = currentOwner()
  const kept = await storing((db) =>
    db.transact([db.measurementSets, db.outbox], async () => {
      const before = await db.measurementSets.get(set.id)
      if (before && before.owner !== owner) return false
      await putSet(db, { ...set, owner, deleted })
      return true
    }),
  )
  if (!kept.ok) return kept
  if (!kept.value) return failed('notFound')
  void flushOutbox()
  return done(set)
}

/** Keeps a row and, where there is an account, sends it there. Inside a transaction. */
export async function putSet(db: Database, row: MeasurementSetRow): Promise<void> {
  const { id, owner, deleted } = row
  if (owner === '' && deleted) return db.measurementSets.delete(id)
  await db.measurementSets.put(row)
  if (owner === '') return
  const payload = wireSet(setOf(row), owner, deleted)
  await putIntoOutbox(db, { id, kind: 'measurements', owner, payload }, Date.now())
}

/** Fetches the account's sets. What was changed here and is not sent yet is merged, not lost. */
export async function refreshSets(): Promise<void> {
  const owner = currentOwner()
  if (owner === '') return
  const answer = await ask('shopper', (pb) => pb.collection('measurement_sets').getFullList())
  if (!answer.ok || owner !== currentOwner()) return
  const sets = answer.value.map(readMeasurementSet).flatMap((read) => (read.ok ? [read.value] : []))
  await storing((db) =>
    db.transact([db.measurementSets, db.outbox], async () => {
      for (const { set, deleted } of sets) {
        const here = await db.measurementSets.get(set.id)
        const waiting = await db.outbox.get(set.id)
        if (here && waiting)
          await putSet(db, { ...mergedSets(setOf(here), set), owner, deleted: here.deleted })
        else if (deleted) await db.measurementSets.delete(set.id)
        else await db.measurementSets.put({ ...set, owner, deleted })
      }
    }),
  )
}

function setOf(row: MeasurementSetRow): MeasurementSet {
  const { owner: _owner, deleted: _deleted, ...set } = row
  return set
}

import type { Finding } from '#domain/checkBody.ts'
import { confirm } from '#domain/confirmation.ts'
import {
  duplicateSet as duplicated,
  editSet,
  mergedSets,
  newSet,
  nextVersion,
} from '#domain/measurementSet.ts'
import type { MeasurementSet, MeasurementVersion } from '#domain/measurementSet.ts'
import type { EditStamp, SetDetails } from '#domain/setEdit.ts'
import type { Measurements } from '#domain/measurement.ts'
import { done, failed } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import type { Database } from './database.ts'
import { liveForOwner } from './live.ts'
import type { MeasurementSetRow } from './measurementSetRow.ts'
import { newRecordId } from './newRecordId.ts'
import { flushOutbox, putIntoOutbox } from './outbox.ts'
import { currentOwner } from './owner.ts'
import { askToKeep } from './persistence.ts'
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
export function addSet(
  name: string,
  values: Measurements,
  details: Partial<SetDetails> = {},
): Promise<Result<MeasurementSet>> {
  return keep(newSet(newRecordId(), { details: { ...details, name }, values }, stamp()))
}

/** Keeps new values of a set; what it was before goes into its history. */
export function saveSet(
  set: MeasurementSet,
  values: Measurements,
  takenBy: MeasurementVersion['takenBy'] = 'self',
): Promise<Result<MeasurementSet>> {
  return keep(nextVersion(set, values, stamp(), takenBy === set.takenBy ? {} : { takenBy }))
}

/** Changes what a set says beside its measures: name, notes, unit, day, who measured. */
export function describeSet(
  set: MeasurementSet,
  details: Partial<SetDetails>,
): Promise<Result<MeasurementSet>> {
  return keep(editSet(set, { details }, stamp()))
}

export function renameSet(set: MeasurementSet, name: string): Promise<Result<MeasurementSet>> {
  return describeSet(set, { name })
}

/** Records that doubts about the set's measures were answered with "it is right". */
export function confirmFindings(
  set: MeasurementSet,
  findings: readonly Finding[],
): Promise<Result<MeasurementSet>> {
  const now = stamp()
  const confirmations = findings.map((finding) => confirm(finding, set.values, now.at))
  return keep(editSet(set, { confirmations }, now))
}

/** A copy of a set under another name, with its own history from here on. */
export function duplicateSet(set: MeasurementSet, name: string): Promise<Result<MeasurementSet>> {
  return keep(duplicated(set, newRecordId(), name, stamp()))
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
  const removed = await keep(editSet(set, { details: { deleted: true } }, stamp()))
  return removed.ok ? done(true) : removed
}

async function keep(set: MeasurementSet): Promise<Result<MeasurementSet>> {
  const owner = currentOwner()
  const kept = await storing((db) =>
    db.transact([db.measurementSets, db.outbox], async () => {
      const before = await db.measurementSets.get(set.id)
      if (before && before.owner !== owner) return false
      // Another tab, or the account, may have brought edits since the set was shown.
      await putSet(db, { ...(before ? mergedSets(setOf(before), set) : set), owner })
      return true
    }),
  )
  if (!kept.ok) return kept
  if (!kept.value) return failed('notFound')
  void askToKeep()
  void flushOutbox()
  return done(set)
}

/** Keeps a row and, where there is an account, sends it there. Inside a transaction. */
export async function putSet(db: Database, row: MeasurementSetRow): Promise<void> {
  const { id, owner, deleted } = row
  if (owner === '' && deleted) return db.measurementSets.delete(id)
  await db.measurementSets.put(row)
  if (owner === '') return
  const payload = wireSet(setOf(row), owner)
  await putIntoOutbox(db, { id, kind: 'measurements', owner, payload }, Date.now())
}

/** Fetches the account's sets and merges them with what is here: the last edit of each measure wins. */
export async function refreshSets(): Promise<void> {
  const owner = currentOwner()
  if (owner === '') return
  const answer = await ask('shopper', (pb) => pb.collection('measurement_sets').getFullList())
  if (!answer.ok || owner !== currentOwner()) return
  const sets = answer.value.map(readMeasurementSet).flatMap((read) => (read.ok ? [read.value] : []))
  await storing((db) =>
    db.transact([db.measurementSets, db.outbox], async () => {
      for (const set of sets) {
        const row = await db.measurementSets.get(set.id)
        const here = row?.owner === owner ? mergedSets(setOf(row), set) : set
        // What only this device knows goes to the account, also when another device overwrote it.
        if (here.edits.length > set.edits.length) await putSet(db, { ...here, owner })
        else if (set.deleted) await db.measurementSets.delete(set.id)
        else await db.measurementSets.put({ ...set, owner })
      }
    }),
  )
  void flushOutbox()
}

function stamp(): EditStamp {
  const now = new Date()
  return { id: newRecordId(), at: now.getTime(), savedAt: now.toISOString() }
}

function setOf(row: MeasurementSetRow): MeasurementSet {
  const { owner: _owner, ...set } = row
  return set
}

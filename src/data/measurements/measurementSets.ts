import type { Confirmation } from '#domain/body/confirmation.ts'
import {
  duplicateSet as duplicated,
  editSet,
  mergeSets,
  newSet,
  nextVersion,
  setAsOf,
  undeleteSet,
  type MeasurementSet,
  type MeasurementVersion,
} from '#domain/measurements/measurementSet.ts'
import type { Measurements } from '#domain/length/measurement.ts'
import { done, failed, type Result } from '#domain/base/problem.ts'
import type { SetChange, SetDetails } from '#domain/measurements/setEdit.ts'
import { editStamp, measureWaitingLines, putSet } from './measurementSetPut.ts'
import { takeNewSetDraft } from './newSetDraft.ts'
import { withoutOwner } from '#data/storage/rows.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { requestPersistence } from '#data/storage/persistence.ts'
import { sendSoon } from '#data/outbox/sendSoon.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'

/** Adds a set under a new id, with its first version or what was typed before there was a set. */
export function addSet(
  name: string,
  values: Measurements,
  details: Partial<SetDetails> = {},
  confirmations: Confirmation[] = [],
): Promise<Result<MeasurementSet>> {
  const confirmed = confirmations.length > 0 ? { confirmations } : {}
  const change = { details: { ...details, name }, values, ...confirmed }
  return store(newSet(newRecordId(), change, editStamp()), takeNewSetDraft)
}

/** Saves new values of a set; the previous ones go into its history. */
export function saveSet(
  set: MeasurementSet,
  values: Measurements,
  change: Omit<SetChange, 'values'> = {},
): Promise<Result<MeasurementSet>> {
  return store(nextVersion(set, values, editStamp(), change))
}

/** Changes a set's details: name, notes, unit, day, who measured. */
export function updateSetDetails(
  set: MeasurementSet,
  details: Partial<SetDetails>,
): Promise<Result<MeasurementSet>> {
  return store(editSet(set, { details }, editStamp()))
}

/** Copies a set under another name; the copy has its own history from then on. */
export function duplicateSet(set: MeasurementSet, name: string): Promise<Result<MeasurementSet>> {
  return store(duplicated(set, newRecordId(), name, editStamp()))
}

/**
 * Restores an earlier version, with who measured it and when; the current values go into the history.
 */
export function restoreVersion(
  set: MeasurementSet,
  version: MeasurementVersion,
): Promise<Result<MeasurementSet>> {
  const { values, takenBy, measuredOn } = setAsOf(set, version)
  return saveSet(set, values, { details: { takenBy, measuredOn } })
}

/**
 * Deletes a set, on the account's other devices too: the values are erased at once, locally and on
 * the server. Orders keep their copies.
 */
export async function removeSet(set: MeasurementSet): Promise<Result<true>> {
  const removed = await store(editSet(set, { details: { deleted: true } }, editStamp()))
  return removed.ok ? done(true) : removed
}

/** Undoes a deletion. The tombstone stays; the set is restored under a new id. */
export function restoreSet(set: MeasurementSet): Promise<Result<MeasurementSet>> {
  return store(undeleteSet(set, newRecordId()))
}

async function store(
  set: MeasurementSet,
  withinTransaction?: typeof takeNewSetDraft,
): Promise<Result<MeasurementSet>> {
  const owner = currentOwner()
  const stored = await writeLocal((db) =>
    db.transact([db.measurementSets, db.outbox, db.cart, db.drafts], async () => {
      const before = await db.measurementSets.get(set.id)
      if (before && before.owner !== owner) return false
      if (!before) await measureWaitingLines(db, { ...set, owner })
      // Another tab or device may have added edits since the set was shown.
      await putSet(db, { ...(before ? mergeSets(withoutOwner(before), set) : set), owner })
      await withinTransaction?.(db, owner, set)
      return true
    }),
  )
  if (!stored.ok) return stored
  if (!stored.value) return failed('notFound')
  void requestPersistence()
  sendSoon()
  return done(set)
}

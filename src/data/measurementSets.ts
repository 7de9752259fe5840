import { freeze } from '#domain/cart.ts'
import type { Confirmation } from '#domain/confirmation.ts'
import {
  duplicateSet as duplicated,
  editSet,
  isAhead,
  mergedSets,
  newSet,
  nextVersion,
  revivedSet,
} from '#domain/measurementSet.ts'
import type { MeasurementSet, MeasurementVersion } from '#domain/measurementSet.ts'
import type { EditStamp, SetChange, SetDetails } from '#domain/setEdit.ts'
import type { Measurements } from '#domain/measurement.ts'
import { done, failed } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import type { Database } from './database.ts'
import { setOf } from './measurementSetRow.ts'
import type { MeasurementSetRow } from './measurementSetRow.ts'
import { newRecordId } from './newRecordId.ts'
import { putIntoOutbox } from './outboxPut.ts'
import { currentOwner } from './owner.ts'
import { askToKeep } from './persistence.ts'
import { ask } from './pocketbase.ts'
import { readMeasurementSet, wireSet } from './readMeasurementSet.ts'
import { sendSoon } from './sendSoon.ts'
import { storing } from './storing.ts'

/** Makes a set. */
export function addSet(
  name: string,
  values: Measurements,
  details: Partial<SetDetails> = {},
  confirmations: Confirmation[] = [],
): Promise<Result<MeasurementSet>> {
  const said = confirmations.length > 0 ? { confirmations } : {}
  const change = { details: { ...details, name }, values, ...said }
  return keep(newSet(newRecordId(), change, stamp()))
}

/** Keeps new values of a set; what it was before goes into its history. */
export function saveSet(
  set: MeasurementSet,
  values: Measurements,
  change: Omit<SetChange, 'values'> = {},
): Promise<Result<MeasurementSet>> {
  return keep(nextVersion(set, values, stamp(), change))
}

/** Changes what a set says beside its measures: name, notes, unit, day, who measured. */
export function describeSet(
  set: MeasurementSet,
  details: Partial<SetDetails>,
): Promise<Result<MeasurementSet>> {
  return keep(editSet(set, { details }, stamp()))
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
  return saveSet(set, values, takenBy === set.takenBy ? {} : { details: { takenBy } })
}

/**
 * Deletes a set, on the account's other devices too: the numbers go at once, here and there. Orders
 * keep their copies.
 */
export async function removeSet(set: MeasurementSet): Promise<Result<true>> {
  const removed = await keep(editSet(set, { details: { deleted: true } }, stamp()))
  return removed.ok ? done(true) : removed
}

/** Takes a deletion back. What was deleted stays deleted; the set lives on under a new id. */
export function restoreSet(set: MeasurementSet): Promise<Result<MeasurementSet>> {
  return keep(revivedSet(set, newRecordId()))
}

/**
 * Withdraws the consent to keep measurements: every set goes, here and in the account, and with them
 * what was typed into forms and what pieces in the cart were to be cut to.
 */
export async function withdrawConsent(): Promise<Result<true>> {
  const owner = currentOwner()
  const withdrawn = await storing((db) =>
    db.transact([db.measurementSets, db.outbox, db.cart, db.drafts], async () => {
      const rows = await db.measurementSets.where({ owner }).toArray()
      for (const row of rows) {
        const set = editSet(setOf(row), { details: { deleted: true } }, stamp())
        await putSet(db, { ...set, owner })
      }
      const drafts = await db.drafts.where({ owner }).toArray()
      const typed = drafts.filter(({ name }) => name.startsWith(DRAFT_PREFIX))
      await db.drafts.bulkDelete(typed.map(({ key }) => key))
      await db.cart.where({ owner }).modify((line) => {
        delete line.measurements
      })
    }),
  )
  if (!withdrawn.ok) return withdrawn
  sendSoon()
  return done(true)
}

const DRAFT_PREFIX = 'measurements'

/** Under which name the form of a set keeps what is typed and not saved. */
export function measurementDraft(form: string): string {
  return `${DRAFT_PREFIX}/${form}`
}

async function keep(set: MeasurementSet): Promise<Result<MeasurementSet>> {
  const owner = currentOwner()
  const kept = await storing((db) =>
    db.transact([db.measurementSets, db.outbox, db.cart], async () => {
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
  sendSoon()
  return done(set)
}

/** Keeps a row and, where there is an account, sends it there. Inside a transaction. */
export async function putSet(db: Database, row: MeasurementSetRow): Promise<void> {
  const { id, owner, deleted } = row
  await followInCart(db, row)
  if (owner === '' && deleted) return db.measurementSets.delete(id)
  await db.measurementSets.put(row)
  if (owner === '') return
  const payload = wireSet(setOf(row), owner)
  await putIntoOutbox(db, { id, kind: 'measurements', owner, payload }, Date.now())
}

/** A piece in the cart is cut to the set as it now is; the order then freezes that. */
async function followInCart(db: Database, row: MeasurementSetRow): Promise<void> {
  if (row.deleted) return
  await db.cart.where({ owner: row.owner }).modify((line) => {
    if (line.measurements?.set === row.id) line.measurements = freeze(row)
  })
}

/** Fetches the account's sets and merges them with what is here: the last edit of each measure wins. */
export async function refreshSets(): Promise<void> {
  const owner = currentOwner()
  if (owner === '') return
  const answer = await ask('shopper', (pb) => pb.collection('measurement_sets').getFullList())
  if (!answer.ok || owner !== currentOwner()) return
  const sets = answer.value.map(readMeasurementSet).flatMap((read) => (read.ok ? [read.value] : []))
  await storing((db) =>
    db.transact([db.measurementSets, db.outbox, db.cart], async () => {
      for (const set of sets) {
        const row = await db.measurementSets.get(set.id)
        const here = row?.owner === owner ? mergedSets(setOf(row), set) : set
        // What only this device knows goes to the account, also when another device overwrote it.
        if (isAhead(here, set)) await putSet(db, { ...here, owner })
        else if (set.deleted) await db.measurementSets.delete(set.id)
        else {
          await db.measurementSets.put({ ...here, owner })
          await followInCart(db, { ...here, owner })
        }
      }
    }),
  )
  sendSoon()
}

/** The guest's sets become those of whoever signs in, and go to their account. Inside a transaction. */
export async function adoptSets(db: Database, owner: string): Promise<void> {
  const rows = await db.measurementSets.where({ owner: '' }).toArray()
  for (const row of rows) await putSet(db, { ...row, owner })
}

function stamp(): EditStamp {
  const now = new Date()
  return { id: newRecordId(), at: now.getTime(), savedAt: now.toISOString() }
}

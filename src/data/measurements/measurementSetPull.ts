import { freeze } from '#domain/cart/cart.ts'
import { adoptedSet } from '#domain/measurements/adoptedSet.ts'
import { hasNewEdits, mergeSets, type MeasurementSet } from '#domain/measurements/measurementSet.ts'
import type { Database } from '#data/storage/database.ts'
import { editStamp, updateCartMeasurements, putSet } from './measurementSetPut.ts'
import { withoutOwner, type MeasurementSetRow } from '#data/storage/rows.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { ask } from '#data/server/pocketbase.ts'
import { parseMeasurementSet } from '#data/parse/parseMeasurementSet.ts'
import { sendSoon } from '#data/outbox/sendSoon.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'

/**
 * Fetches the account's sets and merges them with the local ones: the last edit of each measure
 * wins. Sets that a restored server has lost are sent to it again.
 */
export async function refreshSets(): Promise<void> {
  const owner = currentOwner()
  if (owner === '') return
  const answer = await ask('shopper', (pb) => pb.collection('measurement_sets').getFullList())
  if (!answer.ok) return
  const sets = answer.value
    .map(parseMeasurementSet)
    .flatMap((read) => (read.ok ? [read.value] : []))
  const there = new Set(answer.value.map(({ id }) => id))
  await writeLocal(async (db) => {
    const before = await db.measurementSets.bulkGet(sets.map(({ id }) => id))
    const forgotten = await forgottenSets(db, owner, there)
    const isSame = sets.every((set, index) => isKnown(set, owner, before[index]))
    if (isSame && forgotten.length === 0) return
    await db.transact([db.measurementSets, db.outbox, db.cart], async () => {
      if (owner !== currentOwner()) return
      for (const row of await forgottenSets(db, owner, there)) await putSet(db, row)
      for (const set of sets) {
        const row = await db.measurementSets.get(set.id)
        const here = row?.owner === owner ? mergeSets(withoutOwner(row), set) : set
        // Edits that only this device has are sent, even when another device has overwritten them.
        if (hasNewEdits(here, set)) await putSet(db, { ...here, owner })
        else if (set.deleted) await db.measurementSets.delete(set.id)
        else {
          await db.measurementSets.put({ ...here, owner })
          await updateCartMeasurements(db, { ...here, owner })
        }
      }
    })
  })
  sendSoon()
}

/** Local sets that the account no longer has, not even as a tombstone. */
async function forgottenSets(
  db: Database,
  owner: string,
  there: ReadonlySet<string>,
): Promise<MeasurementSetRow[]> {
  const rows = await db.measurementSets.where({ owner }).toArray()
  const missing = rows.filter(({ id, deleted }) => !deleted && !there.has(id))
  const waiting = await db.outbox.bulkGet(missing.map(({ id }) => id))
  return missing.filter((_, index) => waiting[index] === undefined)
}

/** Whether the local set already equals the account's, so that there is nothing to write. */
function isKnown(set: MeasurementSet, owner: string, row?: MeasurementSetRow): boolean {
  if (!row) return set.deleted
  if (row.owner !== owner) return false
  const here = withoutOwner(row)
  const merged = mergeSets(here, set)
  return !hasNewEdits(merged, set) && JSON.stringify(merged) === JSON.stringify(here)
}

/**
 * Moves the guest's sets to the account that signs in, and the guest's pieces that are cut to them.
 * Call inside a transaction, once the account's sets are here.
 * @returns the ids of those that the account has already, each with that of the account's set
 */
export async function adoptSets(db: Database, owner: string): Promise<Map<string, string>> {
  const joined = new Map<string, string>()
  for (const row of await db.measurementSets.where({ owner: '' }).toArray()) {
    const own = await db.measurementSets.where({ owner }).toArray()
    const set = adoptedSet(withoutOwner(row), own.map(withoutOwner), editStamp())
    if (set.id !== row.id) joined.set(row.id, set.id)
    await db.measurementSets.delete(row.id)
    await db.cart.where({ owner: '' }).modify((line) => {
      if (line.measurements?.set === row.id) line.measurements = freeze(set)
    })
    await putSet(db, { ...set, owner })
  }
  return joined
}

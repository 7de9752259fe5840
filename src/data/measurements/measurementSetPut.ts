import type { EditStamp } from '#domain/measurements/setEdit.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { freeze } from '#domain/cart/cart.ts'
import type { Database } from '#data/storage/database.ts'
import { withoutOwner, type MeasurementSetRow } from '#data/storage/rows.ts'
import { enqueue } from '#data/outbox/enqueue.ts'
import { wireSet } from '#data/parse/parseMeasurementSet.ts'

/** Stores a row and, when signed in, enqueues it. Call inside a transaction. */
export async function putSet(db: Database, row: MeasurementSetRow): Promise<void> {
  const { id, owner, deleted } = row
  await updateCartMeasurements(db, row)
  if (owner === '' && deleted) return db.measurementSets.delete(id)
  await db.measurementSets.put(row)
  if (owner === '') return
  const payload = wireSet(withoutOwner(row), owner)
  await enqueue(db, { id, kind: 'measurements', owner, payload }, Date.now())
}

/**
 * Updates cart lines cut to this set to its current values; placing the order freezes them. Call
 * inside a transaction.
 */
export async function updateCartMeasurements(db: Database, row: MeasurementSetRow): Promise<void> {
  if (row.deleted) return
  await db.cart.where({ owner: row.owner }).modify((line) => {
    if (line.measurements?.set === row.id) line.measurements = freeze(row)
  })
}

/**
 * Attaches the first set to the pieces that are in the cart already, as `newLine` does for later
 * ones. Call inside a transaction, before the set is stored.
 */
export async function measureWaitingLines(db: Database, row: MeasurementSetRow): Promise<void> {
  const { owner } = row
  const sets = await db.measurementSets.where({ owner }).toArray()
  if (sets.some(({ deleted }) => !deleted)) return
  await db.cart.where({ owner }).modify((line) => {
    if (line.measurements || line.requiredMeasurements.length === 0) return
    line.measurements = freeze(row)
  })
}

/** The id of a new edit and its time by this device's clock. */
export function editStamp(): EditStamp {
  const now = new Date()
  return { id: newRecordId(), at: now.getTime(), savedAt: now.toISOString() }
}

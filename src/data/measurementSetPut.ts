import { freeze } from '#domain/cart.ts'
import type { Database } from './database.ts'
import { setOf } from './measurementSetRow.ts'
import type { MeasurementSetRow } from './measurementSetRow.ts'
import { putIntoOutbox } from './outboxPut.ts'
import { wireSet } from './readMeasurementSet.ts'

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

/** A piece in the cart is cut to the set as it now is; the order then freezes that. Inside a transaction. */
export async function followInCart(db: Database, row: MeasurementSetRow): Promise<void> {
  if (row.deleted) return
  await db.cart.where({ owner: row.owner }).modify((line) => {
    if (line.measurements?.set === row.id) line.measurements = freeze(row)
  })
}

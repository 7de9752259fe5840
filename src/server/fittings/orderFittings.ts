import type { Fitting } from '#domain/fittings/fitting.ts'
import { parseFitting } from '#domain/fittings/parseFitting.ts'
import { parseList } from '#domain/base/parse.ts'
import { plainValue } from '#server/pocketbase/records.ts'

/** The fittings of an order, as its customer may see them, earliest first. */
export function fittingsOf(app: CoreApp, order: string): Fitting[] {
  const rows = app.findRecordsByFilter('fittings', 'order = {:order}', 'date,time', 0, 0, { order })
  const fittings = parseList(plainValue(rows), parseFitting)
  return fittings.ok ? fittings.value : []
}

/**
 * Saves an order whose fittings have changed: devices are notified of changed orders, and fetch the
 * fittings with them.
 */
export function touchOrder(tx: CoreApp, order: RecordOf<'orders'>): void {
  tx.save(order)
}

import { measuredNote } from '#copy/measurements/measuredNote.ts'
import { compareMeasurements } from '#domain/length/compareMeasurements.ts'
import { parseMeasuredPiece, type MeasuredPiece } from '#domain/orders/measuredPiece.ts'
import type { Measurements } from '#domain/length/measurement.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { NOT_FOUND, refuse, refuseFields, type Rejection } from '#server/http/refuse.ts'
import { pathParameter } from '#server/pocketbase/events.ts'
import { findById, newRecord, sentBody } from '#server/pocketbase/records.ts'
import { inWriteTransaction } from '#server/pocketbase/writeTransaction.ts'
import { actorOf, type Actor } from '#server/sessions/roles.ts'
import { asOwner } from '#server/sessions/sessions.ts'
import { linesOf } from './orderRecord.ts'

type Outcome = { order: RecordOf<'orders'> } | { rejection: Rejection }

/**
 * Stores what the house measured for a piece of an order. What was there before goes into a note, so
 * nothing is lost; it is refused when that is not what the desk saw.
 */
export function measurePiece(e: core.RequestEvent): void {
  asOwner(e, () => {
    const sent = parseMeasuredPiece(sentBody(e))
    if (!sent) return refuseFields(e, 'refused', { measurements: 'refused' })
    const outcome = inWriteTransaction(e.app, (tx) =>
      store(tx, pathParameter(e, 'id'), sent, actorOf(e)),
    )
    if ('rejection' in outcome) return refuse(e, outcome.rejection)
    setDataHeaders(e)
    e.json(200, outcome.order)
  })
}

function store(tx: CoreApp, id: string, sent: MeasuredPiece, actor: Actor): Outcome {
  const order = findById(tx, 'orders', id)
  const lines = order ? linesOf(order) : []
  const line = lines[sent.line]
  if (!order || !line) return { rejection: NOT_FOUND }
  const stored = line.measurements?.values ?? {}
  const { measurements } = sent
  // Sent twice, because the first answer was lost.
  if (isSame(stored, measurements.values)) return { order }
  if (!isSame(stored, sent.before))
    return { rejection: { status: 409, code: 'newerVersion', data: { record: order } } }
  order.set(
    'lines',
    lines.map((each, index) => (index === sent.line ? { ...each, measurements } : each)),
  )
  tx.save(order)
  const note = measuredNote(line.name, stored)
  tx.save(newRecord(tx, 'order_events', { order: id, kind: 'note', note, ...actor }))
  return { order }
}

function isSame(one: Measurements, other: Measurements): boolean {
  return compareMeasurements(one, other).length === 0
}

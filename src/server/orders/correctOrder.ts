import { correctedNote, measuredNote } from '#copy/desk/correctionNotes.ts'
import { compareMeasurements } from '#domain/length/compareMeasurements.ts'
import { checkShipping } from '#domain/orders/checkShipping.ts'
import { changedShippingFields, parseCorrectedShipping } from '#domain/orders/correctedShipping.ts'
import { parseMeasuredPiece } from '#domain/orders/measuredPiece.ts'
import { SHIPPING_FIELDS, trimShipping } from '#domain/orders/shipping.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { NOT_FOUND, refuse, refuseFields, type RefusalReason } from '#server/http/refuse.ts'
import { pathParameter, type RequestEvent } from '#server/pocketbase/events.ts'
import { findById, newRecord, sentBody } from '#server/pocketbase/records.ts'
import { inWriteTransaction } from '#server/pocketbase/writeTransaction.ts'
import { actorOf } from '#server/sessions/roles.ts'
import { asOwner } from '#server/sessions/sessions.ts'
import { linesOf, shippingOf } from './orderRecord.ts'

type Order = RecordOf<'orders'>

/**
 * What a correction does to the stored order: changes it, with a note for the house; changes nothing,
 * as the same was sent before and its answer was lost; or is refused.
 */
type Correction = { note: string } | 'stored' | 'notFound' | 'newerVersion'

/**
 * Stores what the house measured for a piece of an order. A note keeps the earlier numbers. Refused
 * when the stored ones are not those that the desk saw.
 */
export function measurePiece(e: RequestEvent): void {
  asOwner(e, () => {
    const sent = parseMeasuredPiece(sentBody(e))
    if (!sent) return refuseFields(e, 'refused', { measurements: 'refused' })
    const { measurements, before } = sent
    correct(e, (order) => {
      const lines = linesOf(order)
      const line = lines[sent.line]
      if (!line) return 'notFound'
      const stored = line.measurements?.values ?? {}
      if (compareMeasurements(stored, measurements.values).length === 0) return 'stored'
      if (compareMeasurements(stored, before).length > 0) return 'newerVersion'
      order.set(
        'lines',
        lines.map((each, index) => (index === sent.line ? { ...each, measurements } : each)),
      )
      return { note: measuredNote(line.name, stored) }
    })
  })
}

/**
 * Corrects the customer's name, address or contact. A note keeps what was there before. Refused when
 * the stored ones are not those that the desk saw.
 */
export function correctShipping(e: RequestEvent): void {
  asOwner(e, () => {
    const { before, shipping } = parseCorrectedShipping(sentBody(e))
    const problems = checkShipping(shipping)
    if (Object.keys(problems).length > 0) return refuseFields(e, 'refused', problems)
    correct(e, (order) => {
      const stored = shippingOf(order)
      const changed = changedShippingFields(stored, shipping)
      if (changed.length === 0) return 'stored'
      if (changedShippingFields(stored, before).length > 0) return 'newerVersion'
      const corrected = trimShipping(shipping)
      for (const field of SHIPPING_FIELDS) order.set(field, corrected[field])
      return { note: correctedNote(stored, changed) }
    })
  })
}

/** Runs a correction on the order in the path, and answers with the order once it is stored. */
function correct(e: RequestEvent, change: (order: Order) => Correction): void {
  const id = pathParameter(e, 'id')
  const corrected = inWriteTransaction(e.app, (tx) => {
    const order = findById(tx, 'orders', id)
    const correction = order ? change(order) : 'notFound'
    if (!order || correction === 'notFound') return { rejection: NOT_FOUND }
    if (correction === 'newerVersion') return { rejection: newerVersion(order) }
    if (correction !== 'stored') {
      tx.save(order)
      const { note } = correction
      tx.save(newRecord(tx, 'order_events', { order: id, kind: 'note', note, ...actorOf(e) }))
    }
    return { order }
  })
  if ('rejection' in corrected) return refuse(e, corrected.rejection)
  setDataHeaders(e)
  e.json(200, corrected.order)
}

function newerVersion(record: Order): RefusalReason {
  return { status: 409, code: 'newerVersion', data: { record } }
}

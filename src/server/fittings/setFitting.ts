import { isRecordId } from '#domain/base/identity.ts'
import { parseSentFitting, type SentFitting } from '#domain/fittings/sentFitting.ts'
import { slotKey } from '#domain/fittings/slots.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import {
  ID_TAKEN,
  NOT_FOUND,
  refuse,
  refuseFields,
  type RefusalReason,
} from '#server/http/refuse.ts'
import { pathParameter } from '#server/pocketbase/events.ts'
import { findById, findOne, newRecord, sentBody } from '#server/pocketbase/records.ts'
import { inWriteTransaction } from '#server/pocketbase/writeTransaction.ts'
import { asOwner } from '#server/sessions/sessions.ts'
import { touchOrder } from './orderFittings.ts'

type Outcome = { fitting: RecordOf<'fittings'> } | { rejection: RefusalReason }

/**
 * Stores the owner's edit of a fitting, at any time of day and even beyond the slot's capacity. An
 * edit that is based on another revision is refused with the stored one.
 */
export function setFitting(e: core.RequestEvent): void {
  asOwner(e, () => {
    const id = pathParameter(e, 'id')
    const sent = parseSentFitting(sentBody(e))
    if (!sent || !isRecordId(id)) return refuseFields(e, 'refused', { id: 'refused' })
    const outcome = inWriteTransaction(e.app, (tx) => store(tx, id, sent))
    if ('rejection' in outcome) return refuse(e, outcome.rejection)
    setDataHeaders(e)
    e.json(200, outcome.fitting)
  })
}

function store(tx: CoreApp, id: string, { base, ...sent }: SentFitting): Outcome {
  const order = findById(tx, 'orders', sent.order)
  if (!order) return { rejection: NOT_FOUND }
  const stored = findById(tx, 'fittings', id)
  if (stored && stored.getString('order') !== sent.order) return { rejection: ID_TAKEN }
  if (stored && stored.getInt('rev') !== base)
    return { rejection: { status: 409, code: 'newerVersion', data: { record: stored } } }
  const kind = stored?.getString('kind') ?? sent.kind
  if (sent.status !== 'cancelled' && isBooked(tx, { order: sent.order, kind, id }))
    return { rejection: { status: 409, code: 'fittingExists' } }
  const fitting = stored
    ? changed(stored, sent)
    : newRecord(tx, 'fittings', { id, ...sent, rev: 1 })
  tx.save(fitting)
  touchOrder(tx, order)
  return { fitting }
}

/** The kind of a fitting never changes; moving it to another slot clears the customer's wish. */
function changed(known: RecordOf<'fittings'>, sent: Omit<SentFitting, 'base'>) {
  const before = { date: known.getString('date'), time: known.getString('time') }
  if (slotKey(before) !== slotKey(sent))
    for (const field of ['wishedDate', 'wishedTime'] as const) known.set(field, '')
  for (const field of ['place', 'date', 'time', 'status'] as const) known.set(field, sent[field])
  known.set('rev', known.getInt('rev') + 1)
  return known
}

/** Whether the order has another fitting of this kind that is not cancelled. */
function isBooked(tx: CoreApp, fitting: { order: string; kind: string; id: string }): boolean {
  const others = "order = {:order} && kind = {:kind} && status != 'cancelled' && id != {:id}"
  return findOne(tx, 'fittings', others, fitting) !== undefined
}

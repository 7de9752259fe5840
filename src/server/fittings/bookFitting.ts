import { earliestSlot, takesFittings } from '#domain/fittings/fitting.ts'
import type { SentWish } from '#domain/fittings/sentFitting.ts'
import { nextFreeSlot, slotAt, slotKey, type Slot } from '#domain/fittings/slots.ts'
import { ID_TAKEN, type RefusalReason } from '#server/http/refuse.ts'
import { findById, findOne, newRecord } from '#server/pocketbase/records.ts'
import { shopOf } from '#server/settings/shopSettings.ts'
import { fittingsOf, touchOrder } from './orderFittings.ts'
import { storeWish } from './storedWishes.ts'
import { takenNow } from './takenSlots.ts'

type Booking = Extract<SentWish, { what: 'book' }>

const CLOSED: RefusalReason = { status: 409, code: 'fittingsClosed' }
const NO_FREE_SLOT: RefusalReason = { status: 409, code: 'noFreeSlot' }
const NOT_AT_HOME: RefusalReason = {
  status: 400,
  code: 'refused',
  data: { fields: { place: 'refused' } },
}

/**
 * Books the wished slot, or the first free one after it, which the customer still has to agree to.
 * If the trial is booked already, the wish is stored for the house to answer.
 */
export function bookFitting(
  tx: CoreApp,
  order: RecordOf<'orders'>,
  { id, kind, place, date, time }: Booking,
): RefusalReason | undefined {
  const stored = findById(tx, 'fittings', id)
  if (stored) return stored.getString('order') === order.id ? undefined : ID_TAKEN
  if (!takesFittings(order.getString('status'))) return CLOSED
  const wish = { date, time }
  const same = { order: order.id, kind }
  const filter = "order = {:order} && kind = {:kind} && status != 'cancelled'"
  const booked = findOne(tx, 'fittings', filter, same)
  if (booked) return askForChange(tx, order, booked, { id, ...wish })
  const { fittings: settings, workroom } = shopOf(tx)
  if (!settings) return CLOSED
  if (place === 'home' && !settings.homeVisits) return NOT_AT_HOME
  const calendar = { settings, holidays: workroom?.holidays ?? [], taken: takenNow(tx) }
  const others = fittingsOf(tx, order.id)
  const earliest = earliestSlot(kind, order.getString('trialDate'), others, slotAt(Date.now()))
  const given = nextFreeSlot(calendar, wish, earliest)
  if (!given) return NO_FREE_SLOT
  const status = slotKey(given) === slotKey(wish) ? 'confirmed' : 'proposed'
  const wished = { wishedDate: date, wishedTime: time }
  tx.save(newRecord(tx, 'fittings', { id, ...same, place, status, ...given, ...wished, rev: 1 }))
  touchOrder(tx, order)
  return undefined
}

/** Another device of the customer, or the house, has booked this trial already. */
function askForChange(
  tx: CoreApp,
  order: RecordOf<'orders'>,
  booked: RecordOf<'fittings'>,
  { id, ...wish }: Slot & { id: string },
): undefined {
  const slot = { date: booked.getString('date'), time: booked.getString('time') }
  const isOver = booked.getString('status') === 'done'
  if (!isOver && slotKey(slot) !== slotKey(wish)) {
    booked.set('status', 'changeAsked')
    booked.set('wishedDate', wish.date)
    booked.set('wishedTime', wish.time)
  }
  storeWish(tx, order, booked, id)
}

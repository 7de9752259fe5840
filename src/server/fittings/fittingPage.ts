import { takesFittings } from '#domain/fittings/fitting.ts'
import { parseWish, type FittingPage } from '#domain/fittings/sentFitting.ts'
import { inWriteTransaction } from '#server/pocketbase/writeTransaction.ts'
import { sentBody } from '#server/pocketbase/records.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { NOT_FOUND, refuse, refuseFields } from '#server/http/refuse.ts'
import { rateLimited } from '#server/limits/rateLimits.ts'
import { orderByToken } from '#server/orders/orderRecord.ts'
import { shopOf } from '#server/settings/shopSettings.ts'
import { answerFitting } from './answerFitting.ts'
import { bookFitting } from './bookFitting.ts'
import { fittingsOf } from './orderFittings.ts'
import { isStoredWish } from './storedWishes.ts'

/** Answers with the fittings of an order. Knowing its address is enough: no sign-in. */
export function fittingPage(e: core.RequestEvent): void {
  rateLimited(e, 'fittings', () => {
    const order = orderByToken(e.app, e)
    if (!order) return refuse(e, NOT_FOUND)
    setDataHeaders(e)
    e.json(200, pageOf(e.app, order))
  })
}

/**
 * Stores a customer's wish: a booking, or the answer to a fitting. Idempotent. The response is the
 * updated page, so the device learns which slot was booked.
 */
export function wishFitting(e: core.RequestEvent): void {
  rateLimited(e, 'wish', () => {
    const wish = parseWish(sentBody(e))
    if (!wish) return refuseFields(e, 'refused', { id: 'refused' })
    const outcome = inWriteTransaction(e.app, (tx) => {
      const order = orderByToken(tx, e)
      if (!order) return { rejection: NOT_FOUND }
      if (isStoredWish(tx, order, wish.id)) return { page: pageOf(tx, order) }
      const rejection =
        wish.what === 'book' ? bookFitting(tx, order, wish) : answerFitting(tx, order, wish)
      return rejection ? { rejection } : { page: pageOf(tx, order) }
    })
    if (outcome.rejection) return refuse(e, outcome.rejection)
    setDataHeaders(e)
    e.json(200, { id: wish.id, ...outcome.page })
  })
}

function pageOf(app: CoreApp, order: RecordOf<'orders'>): FittingPage {
  return {
    number: order.getString('number'),
    house: shopOf(app).name,
    trialDate: order.getString('trialDate'),
    isOpen: takesFittings(order.getString('status')),
    fittings: fittingsOf(app, order.id),
  }
}

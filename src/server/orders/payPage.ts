import { fieldReader } from '#domain/base/parse.ts'
import { dueNow } from '#domain/money/ledger.ts'
import type { PayAnswer, SentClaim } from '#domain/money/payAnswer.ts'
import { parseUpiReference } from '#domain/money/upi.ts'
import { newRecord, sentBody } from '#server/pocketbase/records.ts'
import { inWriteTransaction } from '#server/pocketbase/writeTransaction.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { NOT_FOUND, refuse, refuseFields, type RefusalReason } from '#server/http/refuse.ts'
import { rateLimited } from '#server/limits/rateLimits.ts'
import { actorOf, type Actor } from '#server/sessions/roles.ts'
import { shopOf } from '#server/settings/shopSettings.ts'
import { orderByToken, sumsOfOrder, termsOf } from './orderRecord.ts'

/** Claims that one order may have: more than anyone types by mistake. */
const MAX_CLAIMS = 10

const TOO_MANY: RefusalReason = { status: 429, code: 'tooManyRequests' }

/** The secret part of the address of an order's payment page. */
export function newPayToken(): string {
  return $security.randomStringWithAlphabet(32, 'abcdefghijklmnopqrstuvwxyz0123456789')
}

/** Answers with what an order's payment page shows. Knowing its address is enough: no sign-in. */
export function payPage(e: core.RequestEvent): void {
  rateLimited(e, 'payPage', () => {
    const order = orderByToken(e.app, e)
    if (!order) return refuse(e, NOT_FOUND)
    const { name, payment } = shopOf(e.app)
    const answer: PayAnswer = {
      number: order.getString('number'),
      house: name,
      upiId: payment?.upiId ?? '',
      paise: dueOf(order),
      claimed: order.getString('claim') !== '',
    }
    setDataHeaders(e)
    e.json(200, answer)
  })
}

/**
 * Stores a claim that the order was paid, with the bank's reference. A claim never changes what was
 * received: only the owner records payments. A repeated claim is stored once, but one that the owner
 * has rejected may be made again, because banks can be late.
 */
export function claimPayment(e: core.RequestEvent): void {
  rateLimited(e, 'claim', () => {
    const sent = fieldReader<SentClaim>(sentBody(e)).textOr('reference', '')
    const reference = parseUpiReference(sent)
    if (reference === undefined)
      return refuseFields(e, 'referenceInvalid', { reference: 'referenceInvalid' })
    const { actor, actorId } = actorOf(e)
    const rejection = inWriteTransaction(e.app, (tx) => {
      const order = orderByToken(tx, e)
      return order ? claim(tx, order, reference, { actor, actorId }) : NOT_FOUND
    })
    if (rejection) return refuse(e, rejection)
    setDataHeaders(e)
    e.noContent(204)
  })
}

function claim(
  tx: CoreApp,
  order: RecordOf<'orders'>,
  reference: string,
  actor: Actor,
): RefusalReason | undefined {
  const filter = "order = {:order} && (kind = 'claim' || kind = 'claimRefused')"
  const before = tx.findRecordsByFilter('order_events', filter, 'seq', 0, 0, { order: order.id })
  const about = before.filter((event) => event?.getString('reference') === reference)
  if (about.pop()?.getString('kind') === 'claim') return undefined
  const claims = before.filter((event) => event?.getString('kind') === 'claim')
  if (claims.length >= MAX_CLAIMS) return TOO_MANY
  const facts = { order: order.id, kind: 'claim', paise: dueOf(order), reference } as const
  tx.save(newRecord(tx, 'order_events', { ...facts, ...actor }))
  order.set('claim', reference)
  tx.save(order)
  return undefined
}

function dueOf(order: RecordOf<'orders'>): number {
  return dueNow(sumsOfOrder(order), { status: order.getString('status'), terms: termsOf(order) })
}

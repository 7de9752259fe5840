import { orderNumber } from '#domain/base/identity.ts'
import { shopDay } from '#domain/base/day.ts'
import { shippingPhone, type Shipping } from '#domain/orders/shipping.ts'
import type { OrderDraft } from '#domain/orders/order.ts'
import { parseOrderDraft } from '#domain/orders/orderDraft.ts'
import { priceOrder, type PricedOrder } from '#domain/orders/pricing.ts'
import { parseDetail } from '#domain/products/productShape.ts'
import type { RecordRequest } from '#server/pocketbase/events.ts'
import { findById, jsonField, newRecord, sentRecord } from '#server/pocketbase/records.ts'
import { inWriteTransaction } from '#server/pocketbase/writeTransaction.ts'
import { pushToDesk } from '#server/push/pushQueue.ts'
import { refuse, refuseFields, type RefusalReason } from '#server/http/refuse.ts'
import { rateLimited } from '#server/limits/rateLimits.ts'
import { actorOf, ownerOf, shopperOf } from '#server/sessions/roles.ts'
import { shopOf } from '#server/settings/shopSettings.ts'
import { promiseNow } from '#server/workroom/workroom.ts'
import { recordDateChanges, recordStatusChange } from './orderEvents.ts'
import { mailPlacedOrder } from './orderMails.ts'
import { linesOf, shippingOf } from './orderRecord.ts'
import { newPayToken } from './payPage.ts'

/** A stored order, or why it was refused. */
type Outcome = { order: RecordOf<'orders'> } | { rejection: RefusalReason }

/**
 * Places an order. The phone sends what is wanted; prices, names, account and status are decided
 * here, in one transaction with the order's first event and its mails.
 */
export function placeOrder(e: RecordRequest<'orders'>): void {
  rateLimited(e, 'order', () => {
    const body = sentRecord(e)
    const reading = parseOrderDraft(body)
    if (reading.kind === 'refused') return refuseFields(e, 'orderRefused', reading.fields)
    const { draft } = reading
    const source = body.source === 'counter' ? 'counter' : 'shop'
    if (!mayOrderFor(e, draft.user, source)) return refuse(e, { status: 401, code: 'signInNeeded' })
    const outcome = inWriteTransaction(e.app, (tx) => storeOrder(e, tx, draft, source))
    if ('order' in outcome) e.json(200, outcome.order)
    else refuse(e, outcome.rejection)
  })
}

function storeOrder(
  e: RecordRequest<'orders'>,
  tx: CoreApp,
  draft: OrderDraft,
  source: 'counter' | 'shop',
): Outcome {
  const stored = findById(tx, 'orders', draft.id)
  if (stored) return isReplay(stored, draft) ? { order: stored } : { rejection: ID_IN_USE }
  const context = { firstOrder: isFirstOrder(tx, draft.user), day: shopDay(Date.now()) }
  const priced = priceOrder(draft.lines, (id) => shelfProduct(tx, id), context)
  if (priced.kind === 'changed') {
    const { changes } = priced
    return { rejection: { status: 409, code: 'pricesChanged', data: { changes } } }
  }
  if (priced.kind === 'refused') return { rejection: { status: 400, code: priced.code } }
  const order = newOrder(tx, draft, priced)
  order.set('source', source)
  tx.save(order)
  const actor = actorOf(e)
  recordStatusChange(tx, { order: order.id, from: '', to: 'placed', note: '', actor })
  recordDateChanges(tx, order, { trialDate: '', dueDate: '' }, { note: '', actor })
  mailPlacedOrder(tx, order)
  if (source === 'shop') pushToDesk(tx, { about: 'newOrder', cause: order.id })
  return { order }
}

/** Whether the account has no order yet, apart from cancelled ones; a guest has no account. */
function isFirstOrder(tx: CoreApp, user: string): boolean {
  if (user === '') return false
  const others = $dbx.exp("user = {:user} AND status != 'cancelled'", { user })
  return tx.countRecords('orders', others) === 0
}

const ID_IN_USE: RefusalReason = {
  status: 400,
  code: 'orderRefused',
  data: { fields: { id: 'orderRefused' } },
}

/**
 * Whether the sender may order for this account: a guest for none, a shopper for their own, the
 * owner for any. An order of the counter is the owner's: without their sign-in, it would be stored as
 * one of a guest.
 */
function mayOrderFor(e: core.RequestEvent, user: string, source: 'counter' | 'shop'): boolean {
  if (ownerOf(e)) return true
  return source === 'shop' && (user === '' || shopperOf(e)?.id === user)
}

/** Whether this repeats an order of the same sender; others must not learn what it holds. */
function isReplay(order: RecordOf<'orders'>, { id, user, shipping, lines }: OrderDraft): boolean {
  // Earlier versions stored no hash.
  const sender = order.getString('senderHash') || senderHash(id, shippingOf(order))
  const stored = linesOf(order)
  return (
    order.getString('user') === user &&
    sender === senderHash(id, shipping) &&
    stored.length === lines.length &&
    stored.every(
      ({ product, quantity }, index) =>
        product === lines[index]?.product && quantity === lines[index].quantity,
    )
  )
}

/** Stays the sender's when the owner corrects the address and number of the order. */
function senderHash(id: string, shipping: Shipping): string {
  const phone = shippingPhone(shipping) ?? ''
  return $security.sha256(`${id}:${shipping.email.toLowerCase()}:${phone}`)
}

/** The product if shoppers can see it, with what an order line takes from it. */
function shelfProduct(tx: CoreApp, id: string) {
  const product = findById(tx, 'products', id)
  if (!product || product.getBool('deleted') || product.getBool('draft')) return undefined
  const detail = parseDetail(jsonField(product, 'detail'))
  return {
    name: product.getString('name'),
    category: product.getString('category'),
    price: product.getInt('price'),
    offer: detail?.offer,
    materials: detail?.materials ?? [],
  }
}

/**
 * A fresh record: only the checked draft gets into it, nothing else of the request. The days that the
 * house promises now, and its terms of payment, are frozen in it.
 */
function newOrder(
  tx: CoreApp,
  draft: OrderDraft,
  { lines, total }: Extract<PricedOrder, { kind: 'priced' }>,
): RecordOf<'orders'> {
  const { shipping, ...wanted } = draft
  const money = { terms: shopOf(tx).payment?.terms ?? null, payToken: newPayToken() }
  const fields = { ...shipping, ...wanted, lines, total, ...promiseNow(tx, lines), ...money }
  const number = freeNumber(tx, orderNumber(draft.id, Date.now()))
  const sender = { senderHash: senderHash(draft.id, shipping) }
  return newRecord(tx, 'orders', { ...fields, ...sender, number, status: 'placed', rev: 1 })
}

/** Two orders in the same millisecond: the later one is numbered a millisecond later. */
function freeNumber(tx: CoreApp, number: string): string {
  const isTaken = tx.countRecords('orders', $dbx.hashExp({ number })) > 0
  return isTaken ? freeNumber(tx, `ET-${Number(number.slice('ET-'.length)) + 1}`) : number
}

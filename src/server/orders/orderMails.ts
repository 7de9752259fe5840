import {
  orderMailToCustomer,
  orderMailToOwner,
  statusMail,
  type OrderInMail,
} from '#copy/mail/orderMails.ts'
import { dayLines } from '#copy/shop/promise.ts'
import type { OrderFacts } from '#copy/shop/statusMessage.ts'
import { dueNow } from '#domain/money/ledger.ts'
import { isCurrencyCode } from '#domain/base/money.ts'
import { orderChatLink } from '#domain/orders/chat.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import { orderLinks, type OrderLinks } from '#domain/shop/orderLinks.ts'
import type { Shop } from '#domain/shop/shop.ts'
import { usesEmailJs } from '#server/settings/emailjs.ts'
import { messagesOf, shopOf } from '#server/settings/shopSettings.ts'
import type { Actor } from '#server/sessions/roles.ts'
import { linesOf, shippingOf, sumsOfOrder, termsOf } from './orderRecord.ts'
import { queueMail, withdrawLastMail } from '#server/mail/mailQueue.ts'

/**
 * Queues the mails about a new order, to the shop and then the customer. With EmailJS the storefront
 * itself mails the orders placed there.
 */
export function mailPlacedOrder(tx: CoreApp, order: RecordOf<'orders'>): void {
  if (usesEmailJs() && order.getString('source') === 'shop') return
  const shop = shopOf(tx)
  const inMail = orderInMail(tx, order, shop)
  const customer = order.getString('email')
  const about = { cause: order.id, kind: 'order' } as const
  const toOwner = { to: shop.email, replyTo: customer, mail: orderMailToOwner(inMail) }
  const mail = orderMailToCustomer(inMail, shop.name)
  queueMail(tx, { ...about, ...toOwner })
  const byOwner = order.getString('source') === 'counter'
  queueMail(tx, { ...about, to: customer, replyTo: shop.email, mail, byOwner })
}

/** Queues the mail to the customer about an order's new status. */
export function mailStatus(
  tx: CoreApp,
  order: RecordOf<'orders'>,
  status: OrderStatus,
  { actor }: Actor,
): void {
  const shop = shopOf(tx)
  queueMail(tx, {
    kind: 'status',
    cause: order.id,
    to: order.getString('email'),
    replyTo: shop.email,
    mail: statusMail(factsOf(tx, order, status), shop.name, messagesOf(tx)[status]),
    byOwner: actor === 'owner',
  })
}

/**
 * After a step back, withdraws the mail about the wrong step if it has not been sent yet. Otherwise
 * mails the customer the order's current status.
 */
export function mailStepBack(
  tx: CoreApp,
  order: RecordOf<'orders'>,
  status: OrderStatus,
  actor: Actor,
): void {
  if (!withdrawLastMail(tx, 'status', order.id)) mailStatus(tx, order, status, actor)
}

function factsOf(tx: CoreApp, order: RecordOf<'orders'>, status: OrderStatus): OrderFacts {
  const sums = sumsOfOrder(order)
  const links = linksOf(tx, order, status)
  return {
    number: order.getString('number'),
    status,
    name: order.getString('firstName'),
    lines: linesOf(order),
    trialDate: order.getString('trialDate'),
    dueDate: order.getString('dueDate'),
    sums,
    due: { paise: dueNow(sums, { status, terms: termsOf(order) }), since: '' },
    ...(links && { links }),
  }
}

/** Where the order is seen and paid; undefined where the shop's own address is not set. */
function linksOf(
  tx: CoreApp,
  order: RecordOf<'orders'>,
  status: OrderStatus,
): OrderLinks | undefined {
  const { appURL } = tx.settings().meta
  if (appURL === '') return undefined
  const payToken = order.getString('payToken')
  const linked = { id: order.id, status, terms: termsOf(order), payToken }
  return orderLinks(appURL, linked, { sums: sumsOfOrder(order), payment: shopOf(tx).payment })
}

function orderInMail(tx: CoreApp, order: RecordOf<'orders'>, shop: Shop): OrderInMail {
  const currency = order.getString('currency')
  const facts = {
    number: order.getString('number'),
    shipping: shippingOf(order),
    lines: linesOf(order),
    total: order.getInt('total'),
    note: order.getString('note'),
    trialDate: order.getString('trialDate'),
    dueDate: order.getString('dueDate'),
    neededBy: order.getString('neededBy'),
  }
  const chatLink = orderChatLink(shop.whatsappNumber, {
    ...facts,
    days: dayLines(facts),
    currency: isCurrencyCode(currency) ? currency : 'INR',
    rates: shop.rates,
  })
  const terms = termsOf(order)
  const links = linksOf(tx, order, 'placed')
  return { ...facts, chatLink, ...(terms && { terms }), ...(links && { links }) }
}

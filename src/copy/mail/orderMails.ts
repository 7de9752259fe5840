import { itemLines } from '#domain/orders/itemLines.ts'
import { formatRupees } from '#domain/base/money.ts'
import type { PaymentTerms } from '#domain/money/terms.ts'
import type { OrderLinks } from '#domain/shop/orderLinks.ts'
import { PAYMENT_METHOD, type Order, type OrderLine } from '#domain/orders/order.ts'
import { shipsAbroad } from '#domain/orders/checkShipping.ts'
import { placeLine, shippingPhoneText, type Shipping } from '#domain/orders/shipping.ts'
import { filledMessage } from '#domain/shop/messages.ts'
import { withoutLinks } from '#domain/base/text.ts'
import { termsSentence } from '#copy/money/money.ts'
import { dayLines } from '#copy/shop/promise.ts'
import { statusCopy } from '#copy/shop/orders.ts'
import { taxes } from '#copy/shop/taxes.ts'
import { factLines, linkLines, messageValuesOf, type OrderFacts } from '#copy/shop/statusMessage.ts'
import { paragraphs, type Mail } from './mail.ts'

export type OrderInMail = Pick<Order, 'trialDate' | 'dueDate' | 'neededBy'> & {
  number: string
  shipping: Shipping
  lines: readonly Pick<OrderLine, 'name' | 'price' | 'quantity' | 'discount'>[]
  total: number
  note: string
  /** Opens the chat about this order. */
  chatLink: string
  /** The house's terms, if it has any, and where the order is paid and seen, if that is known. */
  terms?: PaymentTerms
  links?: OrderLinks
}

/** The first of an order's two mails: to the owner. */
export function orderMailToOwner(order: OrderInMail): Mail {
  const { firstName, lastName } = order.shipping
  return {
    subject: withoutLinks(`New order ${order.number} from ${firstName} ${lastName}`),
    text: paragraphs([orderText(order), addressText(order.shipping), withoutLinks(order.note)]),
  }
}

/** The second: to the shopper, with how to pay. */
export function orderMailToCustomer(order: OrderInMail, shop: string): Mail {
  return {
    subject: `Your order ${order.number} at ${shop}`,
    text: paragraphs([
      `Dear ${withoutLinks(order.shipping.firstName)},`,
      'Thank you. We have your order.',
      orderText(order),
      payText(order),
      'If you have not paid yet, please open the chat above. Your order number is in the message.',
      'You may cancel at no cost until your cloth is cut.',
      shop,
    ]),
  }
}

/** To the shopper when the owner moves an order to its next status, in the house's words if it has any. */
export function statusMail(facts: OrderFacts, shop: string, own?: string): Mail {
  const { label, meaning } = statusCopy(facts.status)
  const subject = `Order ${facts.number}: ${label}`
  if (own !== undefined) return { subject, text: paragraphs([unlinked(facts, own), shop]) }
  const greeting = `Hello ${withoutLinks(facts.name)},`
  const about = factLines(facts).map(withoutLinks).join('\n')
  return {
    subject,
    text: paragraphs([greeting, meaning, about, linkLines(facts).join('\n'), shop]),
  }
}

/** Fills in the owner's text; links in what the customer typed are made unclickable. */
function unlinked(facts: OrderFacts, own: string): string {
  const values = messageValuesOf(facts)
  const name = withoutLinks(values.name)
  const pieces = withoutLinks(values.pieces)
  return filledMessage(own, { ...values, name, pieces })
}

function orderText(order: OrderInMail): string {
  return [
    `Order ${order.number}`,
    itemLines(order.lines),
    'Shipping: Free',
    `Total: ${formatRupees(order.total)}`,
    ...dayLines(order),
    `${PAYMENT_METHOD}: ${order.chatLink}`,
    ...(shipsAbroad(order.shipping) ? [taxes.abroad] : []),
  ].join('\n')
}

/** When it is to be paid, and the pages of the order. */
function payText({ terms, links }: OrderInMail): string {
  return [
    ...(terms ? [termsSentence(terms)] : []),
    ...(links?.pay === undefined ? [] : [`Pay by UPI: ${links.pay}`]),
    ...(links ? [`Your order: ${links.order}`] : []),
  ].join('\n')
}

function addressText(shipping: Shipping): string {
  const lines = [
    `${shipping.firstName} ${shipping.lastName}`,
    shipping.address,
    placeLine(shipping),
    shipping.country,
    shippingPhoneText(shipping),
  ]
  return [...lines.map(withoutLinks), shipping.email].join('\n')
}

import { lineTotal } from '#domain/cart/cart.ts'
import { lineOptions } from '#domain/cart/lineOptions.ts'
import { reduction } from './itemLines.ts'
import {
  formatPrice,
  formatRupees,
  type CurrencyCode,
  type Rates,
  type Rupees,
} from '#domain/base/money.ts'
import type { OrderLine } from './order.ts'
import { chatLink, MAX_LINK_CHARACTERS } from '#domain/site/chatLink.ts'
import { shippingPhoneText, type Shipping } from './shipping.ts'

type ChatLine = Pick<
  OrderLine,
  'name' | 'price' | 'quantity' | 'discount' | 'material' | 'preferences' | 'measurements'
>

export type ChatOrder = {
  number: string
  shipping: Shipping
  lines: readonly ChatLine[]
  total: Rupees
  /** What the shopper wrote to the house. */
  note: string
  /** What was promised about its days, one line each. */
  days?: readonly string[]
  currency: CurrencyCode
  rates: Rates
}

/**
 * The chat link of a new order: customer, address, a line per item with its converted
 * price, and the total. Items that would make the link too long are counted instead of named.
 */
export function orderChatLink(phone: string, order: ChatOrder): string {
  return chatLink(phone, orderChatText(phone, order))
}

/** The text of that link, for copying into a chat by hand. */
export function orderChatText(phone: string, order: ChatOrder): string {
  const { length } = order.lines
  // Pieces matter more than a long note, which the house reads in the order itself.
  for (const note of [order.note, shortened(order.note), SEE_ORDER]) {
    const text = orderMessage({ ...order, note }, length)
    if (chatLink(phone, text).length < MAX_LINK_CHARACTERS) return text
  }
  for (let named = length; named >= 0; named -= 1) {
    const text = orderMessage({ ...order, note: order.note && SEE_ORDER }, named)
    if (chatLink(phone, text).length < MAX_LINK_CHARACTERS) return text
  }
  return `Order ${order.number}`
}

/** Replaces a note that is too long for the link. */
const SEE_ORDER = 'see the order'
const SHORT_NOTE = 100

function shortened(note: string): string {
  // Whole characters: half of one cannot be encoded.
  const characters = [...note]
  return characters.length > SHORT_NOTE ? `${characters.slice(0, SHORT_NOTE).join('')}...` : note
}

function orderMessage(order: ChatOrder, named: number): string {
  const { lines, currency, rates } = order
  const price = (rupees: Rupees) => formatPrice(rupees, currency, rates)
  const items = lines
    .slice(0, named)
    .map(
      (line) =>
        `- ${line.name} x ${line.quantity}: ${price(lineTotal(line))}${reduction(line)}${made(line)}`,
    )
  const rest = lines.length - named
  const charged = currency === 'INR' ? '' : ` (${formatRupees(order.total)})`
  return [
    `New order ${order.number}`,
    '',
    ...customerLines(order.shipping),
    ...items,
    ...(rest > 0 ? [`+ ${rest} more, see order ${order.number}`] : []),
    `Total: ${price(order.total)}${charged}`,
    ...(order.days ?? []),
    ...(order.note.trim() === '' ? [] : [`Note: ${order.note.trim()}`]),
  ].join('\n')
}

/** The material, and whose measurements the piece is cut to. */
function made(line: ChatLine): string {
  const { material = 'as shown', size } = lineOptions(line)
  const person = line.measurements?.setName
  return [
    `, ${material}`,
    ...(size ? [`, size ${size}`] : []),
    ...(person ? [`, for ${person}`] : []),
  ].join('')
}

/** The customer's name and address, without empty fields. */
function customerLines(shipping: Shipping): string[] {
  const joined = (parts: readonly string[], by: string) =>
    parts
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(by)
  const region = joined([shipping.state, shipping.zipCode], ' ')
  const lines = [
    ['Name', joined([shipping.firstName, shipping.lastName], ' ')],
    ['Email', joined([shipping.email], '')],
    ['Phone', shipping.phone.trim() && shippingPhoneText(shipping)],
    ['Address', joined([shipping.address, shipping.city, region, shipping.country], ', ')],
  ].filter(([, value]) => value !== '')
  return lines.length > 0 ? [...lines.map(([name, value]) => `${name}: ${value}`), ''] : []
}

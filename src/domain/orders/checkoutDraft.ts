import { cartTotal, orderableQuantity } from './cart.ts'
import type { CartLine } from './cart.ts'
import type { ChatOrder } from './chat.ts'
import type { CurrencyCode, Rates } from '#domain/base/money.ts'
import { PAYMENT_METHOD } from './order.ts'
import type { OrderDraft, OrderLine } from './order.ts'
import type { Shopper } from '#domain/base/session.ts'
import { dialledDigits, EMPTY_SHIPPING, SHIPPING_FIELDS, trimShipping } from './shipping.ts'
import type { Shipping } from './shipping.ts'

/** The checkout as it stands on this device until the order is placed. */
export type CheckoutDraft = {
  /** The id the order will have; made once, so that chat, QR code and order name the same number. */
  order: string
  shipping: Shipping
  note: string
  paymentMethod: typeof PAYMENT_METHOD | ''
  /** Whether the address comes from the last order on this device. */
  remembered: boolean
}

/** A checkout nobody has typed into; what the account knows is filled in. */
export function freshCheckout(order: string, shopper?: Shopper): CheckoutDraft {
  const shipping = shopper ? shippingOf(shopper) : { ...EMPTY_SHIPPING }
  return { order, shipping, note: '', paymentMethod: '', remembered: false }
}

function shippingOf({ name, email, phone }: Shopper): Shipping {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  const { countryCode } = EMPTY_SHIPPING
  const local = !phone.trim().startsWith('+') || phone.trim().startsWith(countryCode)
  return {
    ...EMPTY_SHIPPING,
    firstName,
    lastName: rest.join(' '),
    email,
    phone: local ? dialledDigits(phone, countryCode) : '',
  }
}

/** The draft as it is kept on the device: texts by field name. */
export type DraftFields = Record<string, string>

/**
 * What was stored, made fit for use: a draft of an older version may lack fields.
 * @param newId the order's id where the stored draft has none.
 */
export function readCheckout(stored: unknown, newId: string, shopper?: Shopper): CheckoutDraft {
  const fresh = freshCheckout(newId, shopper)
  if (typeof stored !== 'object' || stored === null) return fresh
  const typed: Partial<Record<string, unknown>> = { ...stored }
  const text = (name: string) => {
    const value = typed[name]
    return typeof value === 'string' ? value : undefined
  }
  const shipping = { ...fresh.shipping }
  // What a guest left empty is filled in once the account is known: all of it is required.
  for (const field of SHIPPING_FIELDS) shipping[field] = text(field) || shipping[field]
  if (shipping.countryCode !== fresh.shipping.countryCode) shipping.phone = text('phone') ?? ''
  return {
    order: text('order') || newId,
    shipping,
    note: text('note') ?? '',
    paymentMethod: text('paymentMethod') === PAYMENT_METHOD ? PAYMENT_METHOD : '',
    remembered: text('remembered') === 'yes',
  }
}

/** What is kept of the checkout while it is being filled in. */
export function draftFields(draft: CheckoutDraft): DraftFields {
  const { shipping, order, note, paymentMethod, remembered } = draft
  return { ...shipping, order, note, paymentMethod, remembered: remembered ? 'yes' : '' }
}

/** What the next checkout starts from: the address is remembered, the order is not. */
export function fieldsAfterPlacing({ shipping }: Pick<CheckoutDraft, 'shipping'>): DraftFields {
  return { ...shipping, remembered: 'yes' }
}

/** The order as it leaves the phone: the draft's address, the cart's lines, whoever is signed in. */
export function orderDraftOf(
  draft: CheckoutDraft,
  cart: readonly CartLine[],
  who: { user: string; currency: CurrencyCode },
): OrderDraft {
  return {
    id: draft.order,
    user: who.user,
    shipping: trimShipping(draft.shipping),
    lines: cart.map(orderLineOf),
    currency: who.currency,
    paymentMethod: PAYMENT_METHOD,
    note: draft.note.trim(),
  }
}

/** A cart line as the order keeps it: what the screen needs stays in the cart. */
export function orderLineOf(line: CartLine): OrderLine {
  return {
    product: line.product,
    name: line.title,
    category: line.category,
    price: line.price,
    quantity: orderableQuantity(line.quantity),
    material: line.material,
    ...(line.measurements && { measurements: line.measurements }),
    preferences: line.preferences,
  }
}

/** What the chat message tells of an order that is not placed yet. */
export function chatOrderOf(
  draft: CheckoutDraft,
  cart: readonly CartLine[],
  shown: { number: string; currency: CurrencyCode; rates: Rates },
): ChatOrder {
  const { shipping } = draft
  return { ...shown, shipping, lines: cart.map(orderLineOf), total: cartTotal(cart) }
}

import { DEFAULT_COUNTRY_CODE, parsePhone, splitPhone } from '#domain/base/phone.ts'
import { cartTotal, orderableQuantity, type CartLine } from '#domain/cart/cart.ts'
import type { ChatOrder } from './chat.ts'
import { PAYMENT_METHOD, type OrderDraft, type OrderLine } from './order.ts'
import type { Shopper } from '#domain/account/session.ts'
import { EMPTY_SHIPPING, INDIA, SHIPPING_FIELDS, trimShipping, type Shipping } from './shipping.ts'

/** The state of the checkout on this device until the order is placed. */
export type CheckoutDraft = {
  /** The order's future id; fixed now, so that chat, QR code and order show the same number. */
  order: string
  shipping: Shipping
  note: string
  /** The day by which the shopper needs the order, `2026-11-30`, or empty. */
  neededBy: string
  paymentMethod: typeof PAYMENT_METHOD | ''
  /** Whether the address comes from the last order on this device. */
  remembered: boolean
  /** Whether to keep the address in the account, once the shopper has said so. */
  keepAddress?: boolean
}

/** An empty checkout, prefilled from the account. */
export function newCheckoutDraft(order: string, shopper?: Shopper): CheckoutDraft {
  const shipping = { ...EMPTY_SHIPPING, country: INDIA, ...(shopper && contactOf(shopper)) }
  return { order, shipping, note: '', neededBy: '', paymentMethod: '', remembered: false }
}

/** Whether the address is as the account prefilled it. */
export function isUntouched({ shipping }: CheckoutDraft, shopper: Shopper): boolean {
  const prefilled = newCheckoutDraft('', shopper).shipping
  return SHIPPING_FIELDS.every((field) => shipping[field] === prefilled[field])
}

/**
 * Whether placing the order keeps its address in the account: unless the shopper says otherwise, a
 * typed one is kept, and that of an earlier order is not, as it may have been deleted since.
 */
export function savesAddress({ keepAddress, remembered }: CheckoutDraft): boolean {
  return keepAddress ?? !remembered
}

/** A number from abroad leaves the country open. */
function contactOf({ name, email, phone }: Shopper): Partial<Shipping> {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  const parsed = parsePhone(phone)
  const split = parsed && splitPhone(parsed)
  return {
    firstName,
    lastName: rest.join(' '),
    email,
    ...(split && { countryCode: split.countryCode, phone: split.national }),
    ...(split && split.countryCode !== DEFAULT_COUNTRY_CODE && { country: '' }),
  }
}

/** The draft as stored on the device: texts by field name. */
export type DraftFields = Record<string, string>

/**
 * Parses a stored draft; one from an older version may lack fields.
 * @param newId the order's id if the stored draft has none.
 */
export function parseCheckoutDraft(
  stored: unknown,
  newId: string,
  shopper?: Shopper,
): CheckoutDraft {
  const fresh = newCheckoutDraft(newId, shopper)
  if (typeof stored !== 'object' || stored === null) return fresh
  const typed: Partial<Record<string, unknown>> = { ...stored }
  const text = (name: string) => {
    const value = typed[name]
    return typeof value === 'string' ? value : undefined
  }
  const shipping = { ...fresh.shipping }
  // All of these are required, so an empty field is prefilled once the account is known.
  for (const field of SHIPPING_FIELDS) shipping[field] = text(field) || shipping[field]
  if (shipping.countryCode !== fresh.shipping.countryCode) {
    shipping.phone = text('phone') ?? ''
    shipping.country = text('country') ?? ''
  }
  return {
    order: text('order') || newId,
    shipping,
    note: text('note') ?? '',
    neededBy: text('neededBy') ?? '',
    paymentMethod: text('paymentMethod') === PAYMENT_METHOD ? PAYMENT_METHOD : '',
    remembered: text('remembered') === 'yes',
    ...(text('keepAddress') && { keepAddress: text('keepAddress') === 'yes' }),
  }
}

/** The fields to store while the shopper fills in the checkout. */
export function draftFields(draft: CheckoutDraft): DraftFields {
  const { shipping, order, note, neededBy, paymentMethod, keepAddress } = draft
  return {
    ...shipping,
    order,
    note,
    neededBy,
    paymentMethod,
    remembered: draft.remembered ? 'yes' : '',
    ...(keepAddress !== undefined && { keepAddress: keepAddress ? 'yes' : 'no' }),
  }
}

/** The fields the next checkout starts with: the address, but not the order. */
export function fieldsAfterPlacing({ shipping }: Pick<CheckoutDraft, 'shipping'>): DraftFields {
  return { ...shipping, remembered: 'yes' }
}

/** The order to send: the draft's address, the cart's lines, the signed-in shopper. */
export function orderDraftOf(
  draft: CheckoutDraft,
  cart: readonly CartLine[],
  context: Pick<OrderDraft, 'user' | 'currency' | 'shownDate'>,
): OrderDraft {
  return {
    id: draft.order,
    user: context.user,
    shipping: trimShipping(draft.shipping),
    lines: cart.map(orderLineOf),
    currency: context.currency,
    paymentMethod: PAYMENT_METHOD,
    note: draft.note.trim(),
    ...(draft.neededBy !== '' && { neededBy: draft.neededBy }),
    ...(context.shownDate && { shownDate: context.shownDate }),
  }
}

/** The order line of a cart line, without the fields that only the screen needs. */
export function orderLineOf(line: CartLine): OrderLine {
  return {
    product: line.product,
    name: line.title,
    category: line.category,
    price: line.price,
    quantity: orderableQuantity(line.quantity),
    ...(line.discount && { discount: line.discount }),
    material: line.material,
    ...(line.size && { size: line.size }),
    ...(line.measurements && { measurements: line.measurements }),
    preferences: line.preferences,
  }
}

/** The content of the chat message for an order that is not placed yet. */
export function chatOrderOf(
  draft: CheckoutDraft,
  cart: readonly CartLine[],
  context: Pick<ChatOrder, 'number' | 'currency' | 'rates' | 'days'>,
): ChatOrder {
  const { shipping, note } = draft
  return { ...context, shipping, note, lines: cart.map(orderLineOf), total: cartTotal(cart) }
}

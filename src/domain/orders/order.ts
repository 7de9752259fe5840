import {
  MAX_LINES,
  MAX_QUANTITY,
  type FrozenMeasurements,
  type Preferences,
} from '#domain/cart/cart.ts'
import type { CurrencyCode, Rupees } from '#domain/base/money.ts'
import type { Discount } from '#domain/base/offer.ts'
import type { PaymentTerms } from '#domain/money/terms.ts'
import type { Shipping } from './shipping.ts'

export const ORDER_STATUSES = [
  'placed',
  'confirmed',
  'cutting',
  'stitching',
  'trial',
  'alteration',
  'ready',
  'delivered',
  'cancelled',
] as const

export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The steps of the work. Once cloth is cut an order can no longer be cancelled. */
export const NEXT_STATUSES: Record<OrderStatus, readonly OrderStatus[]> = {
  placed: ['confirmed', 'cancelled'],
  confirmed: ['cutting', 'cancelled'],
  cutting: ['stitching'],
  stitching: ['trial'],
  trial: ['alteration', 'ready'],
  alteration: ['trial', 'ready'],
  ready: ['delivered'],
  delivered: [],
  cancelled: [],
}

/**
 * Where an order may go back to, after a wrong tap or when a finished piece does not fit. Cancelling is
 * final, as the customer may have ordered elsewhere.
 */
const EARLIER_STATUSES: Record<OrderStatus, readonly OrderStatus[]> = {
  placed: [],
  confirmed: ['placed'],
  cutting: ['confirmed'],
  stitching: ['cutting'],
  trial: ['stitching'],
  alteration: [],
  ready: ['trial', 'alteration'],
  delivered: ['ready', 'alteration'],
  cancelled: [],
}

const MADE: readonly OrderStatus[] = ['ready', 'delivered', 'cancelled']

/** A device's own status for an order that the server no longer has, as after a restore from a backup. */
export const LOST = 'lost'

/** The one way to pay. */
export const PAYMENT_METHOD = 'Pay via WhatsApp'

export type OrderLine = {
  product: string
  name: string
  category: string
  /** Of one piece, without the discount. */
  price: Rupees
  quantity: number
  /** The phone's wish in a draft, what the server granted in an order. */
  discount?: Discount | undefined
  material: string
  /** One of the product's sizes; missing when none was chosen. */
  size?: string
  measurements?: FrozenMeasurements
  preferences: Preferences
}

/** An order as the device sends it; the server sets all other fields. */
export type OrderDraft = {
  id: string
  /** The shopper's account, or empty for a guest. */
  user: string
  shipping: Shipping
  lines: OrderLine[]
  /** The currency the shopper saw; the charge is in rupees. */
  currency: CurrencyCode
  paymentMethod: typeof PAYMENT_METHOD
  note: string
  /** The day by which the shopper needs the order, `2026-11-30`; missing or empty for none. */
  neededBy?: string
  /** The promised day that the shopper was shown, as above; the server's is `dueDate`. */
  shownDate?: string
}

export type Order = OrderDraft & {
  number: string
  /** One of `ORDER_STATUSES`, or one that a newer server has added. */
  status: string
  total: Rupees
  /** Day of the fitting, `2026-11-30`; empty until one is agreed, missing if stored long ago. */
  trialDate?: string
  /** Promised day, as above. */
  dueDate?: string
  /** The house's terms as it was placed; missing when it had none. */
  terms?: PaymentTerms
  /** The secret in the link to its payment page; missing before it is placed. */
  payToken?: string
  seq: number
  rev: number
  created: string
}

/** The allowed next statuses; none from a status that only a newer version knows. */
export function nextStatuses(status: string): readonly OrderStatus[] {
  return isOrderStatus(status) ? NEXT_STATUSES[status] : []
}

/** The statuses that the house may move an order back to. */
export function earlierStatuses(status: string): readonly OrderStatus[] {
  return isOrderStatus(status) ? EARLIER_STATUSES[status] : []
}

/** Whether a move goes back. */
export function isStepBack(from: string, to: string): boolean {
  return earlierStatuses(from).some((earlier) => earlier === to)
}

/** Whether the house may move an order from one status to the other, forward or back. */
export function isLegalMove(from: string, to: string): boolean {
  return isStepBack(from, to) || nextStatuses(from).some((next) => next === to)
}

/** Whether no cloth has been cut yet: until then the shopper may still cancel. */
export function isBeforeCutting(status: string): boolean {
  return isLegalMove(status, 'cancelled')
}

/**
 * Whether it was placed without an account. The server lets no one read it, so a device knows it as
 * it was placed.
 */
export function isOfGuest({ user }: Pick<Order, 'user'>): boolean {
  return user === ''
}

/** Whether the order still has to be made; false once it is ready. */
export function isOnItsWay(status: string): boolean {
  return isOrderStatus(status) && !MADE.includes(status)
}

/** Whether the order is void (cancelled or lost): its dates no longer apply, and nothing is due. */
export function isVoid(status: string): boolean {
  return status === 'cancelled' || status === LOST
}

/** Whether the lines make a valid order: 1 to 50 lines of 1 to 99 pieces each. */
export function areOrderable(lines: readonly OrderLine[]): boolean {
  const isWholeQuantity = ({ quantity }: OrderLine) =>
    Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY
  return lines.length >= 1 && lines.length <= MAX_LINES && lines.every(isWholeQuantity)
}

/** Whether the text names one of the nine statuses. */
export function isOrderStatus(text: string): text is OrderStatus {
  return ORDER_STATUSES.some((status) => status === text)
}

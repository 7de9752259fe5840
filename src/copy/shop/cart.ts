import type { CartLine } from '#domain/cart/cart.ts'
import { formatRupees } from '#domain/base/money.ts'
import type { TotalChange } from '#domain/orders/pricing.ts'
import type { PriceChange } from '#domain/base/refusal.ts'
import { offerLostSentence } from './offers.ts'
import { counted } from '#copy/base/count.ts'

export const cart = {
  title: 'Your Cart',
  lead: 'Pieces you add are kept on this device until you order or remove them.',
  continueShopping: 'Continue Shopping',
  count: (count: number) => counted(count, 'item', 'items'),
  material: 'Material',
  quantity: 'Quantity',
  quantityOf: (title: string) => `Quantity of ${title}`,
  more: (title: string) => `One more ${title}`,
  fewer: (title: string) => `One fewer ${title}`,
  remove: 'Remove',
  removeNamed: (title: string) => `Remove ${title} from cart`,
  editNamed: (title: string) => `Edit ${title}`,
  removed: (title: string) => `${title} removed`,
  cleared: 'Cart cleared',
  each: 'each',
  summary: 'Order Summary',
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  free: 'Free',
  total: 'Total',
  checkout: 'Proceed to Checkout',
  loginToCheckout: 'Login to Checkout',
  clear: 'Clear Cart',
  tooMany: (many: number) =>
    `One order takes 50 lines. Everything is kept: please remove ${counted(many, 'line', 'lines')}, or ask us in the chat for a second order.`,
  loading: 'Opening your cart',
  ordered: (number: string) => `What was in it is now order ${number}.`,
} as const

/** An edited line that has become identical to another one. */
export function sameNowSentence({ quantity, title }: Pick<CartLine, 'quantity' | 'title'>): string {
  return `Two lines were the same and are one now: ${quantity} x ${title}.`
}

export const priceChanges = {
  title: 'Prices have changed',
  lead: 'Nothing was ordered. Please look at these before you go on.',
  accept: 'Order at the new prices',
  /** For pieces that are no longer sold. */
  acceptRest: 'Order the rest',
  removeGone: 'Remove what is gone',
  back: 'Back to cart',
  toCart: 'Put it back in the cart',
  inCart: 'Its pieces are in your cart again.',
} as const

/** The button that agrees to the changes of an order that waits. */
export function acceptLabel(changes: readonly PriceChange[]): string {
  const isAnyGone = changes.some(({ now }) => now === undefined)
  return isAnyGone ? priceChanges.acceptRest : priceChanges.accept
}

/** One line about a piece whose price has changed since the shopper saw it. */
export function priceChangeSentence({ name, was, now, offer, lost }: PriceChange): string {
  if (now === undefined) return `${name} is no longer offered.`
  if (now === was && lost) return offerLostSentence(name, lost, offer)
  return `${name} was ${formatRupees(was)} and is now ${formatRupees(now)}.`
}

/** What the order comes to after the changes; undefined when it is what it was. */
export function totalChangeSentence({ was, now }: TotalChange): string | undefined {
  if (was === now) return undefined
  return `The total was ${formatRupees(was)} and is now ${formatRupees(now)}.`
}

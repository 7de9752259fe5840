import type { CartLine } from '#domain/cart/cart.ts'
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
  needed: 'Needed:',
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

import { formatRupees } from '#domain/base/money.ts'
import type { TotalChange } from '#domain/orders/pricing.ts'
import type { PriceChange } from '#domain/base/refusal.ts'
import type { Offer } from '#domain/base/offer.ts'
import { offerSentence } from '#copy/base/offerSentence.ts'

/** What is asked when an order was refused because its pieces cost something else now. */
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

/** An offer that the shopper saw and that the order does not get. */
function offerLostSentence(name: string, lost: Offer, instead: Offer | undefined): string {
  const sentence = `The offer on ${name}, ${offerSentence(lost)}, does not apply to this order.`
  return instead ? `${sentence} This one does: ${offerSentence(instead)}.` : sentence
}

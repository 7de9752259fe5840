import { formatRupees, type Rupees } from '#domain/base/money.ts'
import type { Discount } from '#domain/base/offer.ts'
import { offWords } from '#copy/base/offerSentence.ts'

/** The field for an offer's code, in cart and checkout. */
export const offerCode = {
  label: 'Offer code',
  unknown: 'No offer for these pieces has this code.',
} as const

/** Before a struck full price, and before the price with its offer, for screen readers. */
export const reducedPrice = { full: 'Without the offer', reduced: 'With the offer' } as const

/** What an offer takes off a line; its conditions, which the line meets, are said with the product. */
export function discountSentence(
  { offer, rupees }: Discount,
  format: (rupees: Rupees) => string = formatRupees,
): string {
  return `${offWords(offer, format)}: ${format(rupees)} less`
}

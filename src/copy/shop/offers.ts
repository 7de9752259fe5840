import { formatRupees, type Rupees } from '#domain/base/money.ts'
import type { Discount, Offer } from '#domain/base/offer.ts'
import { offerSentence } from '#copy/base/offerSentence.ts'

/** The field for an offer's code, in cart and checkout. */
export const offerCode = {
  label: 'Offer code',
  unknown: 'No offer for these pieces has this code.',
} as const

/** What an offer takes off a line. */
export function discountSentence(
  { offer, rupees }: Discount,
  format: (rupees: Rupees) => string = formatRupees,
): string {
  return `${offerSentence(offer, format)}: ${format(rupees)} less`
}

/** An offer that the shopper saw and that the order does not get. */
export function offerLostSentence(name: string, lost: Offer, instead: Offer | undefined): string {
  const sentence = `The offer on ${name}, ${offerSentence(lost)}, does not apply to this order.`
  return instead ? `${sentence} This one does: ${offerSentence(instead)}.` : sentence
}

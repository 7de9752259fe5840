import { isRunning, type Discount, type Offer } from '#domain/base/offer.ts'
import type { Rupees } from '#domain/base/money.ts'
import { listTotal, orderableQuantity } from './cart.ts'

/** What offers need of a line: the product, and what a piece costs in whole rupees. */
export type SoldLine = { product: string; price: Rupees; quantity: number }

/** What offers depend on besides the lines. */
export type OfferContext = {
  /** Whether the account has no order yet; never for a guest. */
  firstOrder: boolean
  /** The code that the shopper has entered. */
  code: string
  /** The day in the shop, by `shopDay`. */
  day: number
}

/**
 * What an offer takes off a line; undefined when it does not apply. A percentage is rounded to whole
 * rupees, and no line costs less than nothing. Phone and server both ask this function.
 * @param lines all lines of the order: pieces of one product count together
 */
export function discountFor<Line extends SoldLine>(
  line: Line,
  lines: readonly SoldLine[],
  offer: Offer | undefined,
  { firstOrder, code, day }: OfferContext,
): Discount | undefined {
  if (!offer || !isRunning(offer, day)) return undefined
  if (offer.firstOrder && !firstOrder) return undefined
  if (offer.code !== undefined && offer.code !== code) return undefined
  const pieces = lines
    .filter(({ product }) => product === line.product)
    .reduce((sum, { quantity }) => sum + orderableQuantity(quantity), 0)
  return pieces >= (offer.minQuantity ?? 1) ? discountOf(line, offer) : undefined
}

/** The lines with the discounts that apply now. */
export function withDiscounts<Line extends SoldLine>(
  lines: readonly Line[],
  offerOf: (line: Line) => Offer | undefined,
  context: OfferContext,
): (Line & { discount: Discount | undefined })[] {
  return lines.map((line) => {
    const discount = discountFor(line, lines, offerOf(line), context)
    return { ...line, discount }
  })
}

/** What an offer takes off a line if its conditions hold; undefined when that is nothing. */
export function discountOf(line: Omit<SoldLine, 'product'>, offer: Offer): Discount | undefined {
  const full = listTotal(line)
  const wanted =
    offer.kind === 'percent'
      ? Math.round((full * offer.value) / 100)
      : offer.value * orderableQuantity(line.quantity)
  const rupees = Math.min(wanted, full)
  return rupees > 0 ? { offer, rupees } : undefined
}

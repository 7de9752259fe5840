import { isRunning, type Discount, type Offer } from '#domain/base/offer.ts'
import type { PriceChange } from '#domain/base/refusal.ts'
import { lineTotal, listTotal, orderableQuantity } from '#domain/cart/cart.ts'
import { isOffered } from '#domain/cart/lineOptions.ts'
import type { OrderLine } from './order.ts'
import type { Rupees } from '#domain/base/money.ts'

export type PricedOrder =
  | { kind: 'priced'; lines: OrderLine[]; total: Rupees }
  | { kind: 'changed'; changes: PriceChange[] }
  | { kind: 'refused'; code: 'materialNotOffered' }

type ShelfProduct = {
  name: string
  category: string
  price: Rupees
  offer?: Offer | undefined
  /** What the piece can be made of besides as shown. */
  materials?: readonly string[]
}

type SoldLine = { product: string; price: Rupees; quantity: number }

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

/** The lines with what their offers take off now. */
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

/**
 * Prices each line from the shelf and freezes the product's name, category, price and discount into
 * it. If a price has changed, a product is gone or a discount is less than the shopper saw, returns
 * the changes instead: the shopper decides. A discount that the shopper did not see, as in an
 * earlier version of the shop, is granted. Refuses a material that a product is not made of.
 */
export function priceOrder(
  lines: readonly OrderLine[],
  onShelf: (product: string) => ShelfProduct | undefined,
  context: Omit<OfferContext, 'code'>,
): PricedOrder {
  const changes: PriceChange[] = []
  const priced = lines.map(({ discount: seenDiscount, ...line }) => {
    const product = onShelf(line.product)
    const seen = { product: line.product, name: product?.name ?? line.name, was: line.price }
    if (!product) {
      changes.push(seen)
      return line
    }
    // A wish names the offer that it was computed from, and with it the code that was entered.
    const code = seenDiscount?.offer.code ?? ''
    const { name, category, price } = product
    const discount = discountFor({ ...line, price }, lines, product.offer, { ...context, code })
    const isLess = (discount?.rupees ?? 0) < (seenDiscount?.rupees ?? 0)
    if (price !== line.price || isLess) {
      const lost = isLess && seenDiscount && { lost: seenDiscount.offer }
      changes.push({ ...seen, now: price, ...(discount && { offer: discount.offer }), ...lost })
    }
    return { ...line, name, category, ...(discount && { discount }) }
  })
  const isMade = ({ product, material, preferences }: OrderLine) => {
    const materials = onShelf(product)?.materials
    return isOffered(material, materials) && isOffered(preferences.material, materials)
  }
  if (changes.length > 0) return { kind: 'changed', changes }
  if (!priced.every(isMade)) return { kind: 'refused', code: 'materialNotOffered' }
  return { kind: 'priced', lines: priced, total: priced.reduce((sum, l) => sum + lineTotal(l), 0) }
}

/**
 * Applies the changes that the shopper or the owner has accepted: the new prices and discounts,
 * without the lines whose product is gone. `priceOrder` accepts the result if the shelf has not
 * changed again.
 */
export function reprice<Line extends SoldLine>(
  lines: readonly Line[],
  changes: readonly PriceChange[],
): (Line & { offer?: Offer | undefined; discount?: Discount | undefined })[] {
  return lines.flatMap((line) => {
    const change = changes.find(({ product }) => product === line.product)
    if (!change) return [line]
    const { now: price, offer } = change
    if (price === undefined) return []
    const discount = offer && discountOf({ ...line, price }, offer)
    return [{ ...line, price, offer, discount }]
  })
}

import type { Discount, Offer } from '#domain/base/offer.ts'
import type { PriceChange } from '#domain/base/refusal.ts'
import { cartTotal, lineTotal } from '#domain/cart/cart.ts'
import {
  discountFor,
  discountOf,
  type OfferContext,
  type SoldLine,
} from '#domain/cart/discounts.ts'
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

/** What an order came to and comes to now, in rupees. */
export type TotalChange = { was: Rupees; now: Rupees }

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
    // The sent discount contains the offer it was computed from, and so the entered code.
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

/** What the changes do to the total; undefined when none of the pieces is left. */
export function totalChange(
  lines: readonly (SoldLine & { discount?: Discount | undefined })[],
  changes: readonly PriceChange[],
): TotalChange | undefined {
  const left = reprice(lines, changes)
  return left.length > 0 ? { was: cartTotal(lines), now: cartTotal(left) } : undefined
}

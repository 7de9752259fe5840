import { MAX_PRICE } from './productText.ts'
import type { OwnedProduct } from './ownedProduct.ts'
import type { Rupees } from '#domain/base/money.ts'

/** A bulk price change: by percent, rounded to the nearest multiple of `roundTo` rupees. */
export type PriceAdjustment = { percent: number; roundTo: Rupees }

export type PriceUpdate = { product: OwnedProduct; to: Rupees }

/**
 * The price after the change, in whole rupees; at least one rupee and at most the maximum price.
 */
export function adjustedPrice(price: Rupees, { percent, roundTo }: PriceAdjustment): Rupees {
  const step = Math.max(1, Math.trunc(roundTo))
  // Rounded to paise first: in floating point 1999 * 1.1 is 2198.9000000000001.
  const exact = Math.round(price * (100 + percent)) / 100
  return Math.min(MAX_PRICE, Math.max(1, Math.round(exact / step) * step))
}

/** A preview of the changes for the owner. */
export function priceUpdates(
  products: readonly OwnedProduct[],
  adjustment: PriceAdjustment,
): PriceUpdate[] {
  return products
    .map((product) => ({ product, to: adjustedPrice(product.price, adjustment) }))
    .filter(({ product, to }) => to !== product.price)
}

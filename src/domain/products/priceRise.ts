import type { OwnedProduct } from './ownedProduct.ts'
import type { Rupees } from '#domain/base/money.ts'

/** A bulk price change: by percent, rounded to the nearest multiple of `roundTo` rupees. */
export type PriceRise = { percent: number; roundTo: Rupees }

export type PriceStep = { product: OwnedProduct; to: Rupees }

/** The price after the change, in whole rupees and never below zero. */
export function risenPrice(price: Rupees, { percent, roundTo }: PriceRise): Rupees {
  const step = Math.max(1, Math.trunc(roundTo))
  // Rounded to paise first: in floating point 1999 * 1.1 is 2198.9000000000001.
  const exact = Math.round(price * (100 + percent)) / 100
  return Math.max(0, Math.round(exact / step) * step)
}

/** A preview of the changes for the owner. */
export function priceSteps(products: readonly OwnedProduct[], rise: PriceRise): PriceStep[] {
  return products
    .map((product) => ({ product, to: risenPrice(product.price, rise) }))
    .filter(({ product, to }) => to !== product.price)
}

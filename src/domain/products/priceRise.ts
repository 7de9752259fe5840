import type { OwnedProduct } from './ownedProduct.ts'
import type { Rupees } from '#domain/base/money.ts'

/** A change of many prices at once: by percent, to the next multiple of `roundTo` rupees. */
export type PriceRise = { percent: number; roundTo: Rupees }

export type PriceStep = { product: OwnedProduct; to: Rupees }

/** The price after the change, in whole rupees and never below zero. */
export function risenPrice(price: Rupees, { percent, roundTo }: PriceRise): Rupees {
  const step = Math.max(1, Math.trunc(roundTo))
  // Rounded to paise first: 1999 * 1.1 is 2198.9000000000001 to a machine.
  const exact = Math.round(price * (100 + percent)) / 100
  return Math.max(0, Math.round(exact / step) * step)
}

/** What would change, for the owner to look at before it does. */
export function priceSteps(products: readonly OwnedProduct[], rise: PriceRise): PriceStep[] {
  return products
    .map((product) => ({ product, to: risenPrice(product.price, rise) }))
    .filter(({ product, to }) => to !== product.price)
}

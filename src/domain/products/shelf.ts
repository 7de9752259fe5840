import { compareTexts } from '#domain/base/text.ts'
import type { Product } from './product.ts'

/**
 * Products in the shop's default order: the numbered pieces first, by number, then the owner's own,
 * latest first. Server and device share it, so that hydration reorders nothing.
 */
export function inShelfOrder(products: readonly Product[]): Product[] {
  return [...products].sort(
    (one, other) =>
      (one.code ?? Infinity) - (other.code ?? Infinity) ||
      compareTexts(other.created, one.created) ||
      compareTexts(other.id, one.id),
  )
}

/**
 * The products, each replaced by its newer version from the other list. Equal versions also use the
 * other list's object, so that identity is stable and nothing re-renders.
 */
export function mergeNewer(products: readonly Product[], others: readonly Product[]): Product[] {
  const byId = new Map(others.map((other) => [other.id, other]))
  return products.map((product) => {
    const other = byId.get(product.id)
    return other && other.seq >= product.seq ? other : product
  })
}

import type { Product } from './product.ts'

/**
 * Products in the shop's default order: the numbered pieces first, by number, then the owner's own,
 * latest first. Server and device share it, so that hydration reorders nothing.
 */
export function inShelfOrder(products: readonly Product[]): Product[] {
  return [...products].sort(
    (one, other) =>
      (one.code ?? Infinity) - (other.code ?? Infinity) ||
      compare(other.created, one.created) ||
      compare(other.id, one.id),
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

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

import type { Product } from './product.ts'

/**
 * Products in the order in which the shop shows them: the numbered pieces first, by number, then
 * the owner's own, the latest first. Page and phone use it alike, so nothing moves on taking over.
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
 * The products, each in the newer of its two states where both lists have it; as the others have it
 * where they are the same, so that nothing shown of those is made again.
 */
export function withNewer(products: readonly Product[], others: readonly Product[]): Product[] {
  const byId = new Map(others.map((other) => [other.id, other]))
  return products.map((product) => {
    const other = byId.get(product.id)
    return other && other.seq >= product.seq ? other : product
  })
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

import type { PriceChange } from '#domain/base/refusal.ts'
import { lineTotal } from './cart.ts'
import { isOffered } from './lineOptions.ts'
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
  /** What the piece can be made of besides as shown. */
  materials?: readonly string[]
}

/**
 * Prices each line from the shelf and freezes the product's name, category and price into it. If a
 * price has changed or a product is gone, returns the changes instead: the shopper decides. Refuses a
 * material that a product is not made of.
 */
export function priceOrder(
  lines: readonly OrderLine[],
  onShelf: (product: string) => ShelfProduct | undefined,
): PricedOrder {
  const changes: PriceChange[] = []
  const priced = lines.map((line) => {
    const product = onShelf(line.product)
    const seen = { product: line.product, name: product?.name ?? line.name, was: line.price }
    if (!product) changes.push(seen)
    else if (product.price !== line.price) changes.push({ ...seen, now: product.price })
    return product ? { ...line, name: product.name, category: product.category } : line
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
 * Applies the changes that the shopper or the owner has accepted: the new prices, without the lines
 * whose product is gone. `priceOrder` accepts the result if the shelf has not changed again.
 */
export function reprice<Line extends { product: string; price: Rupees }>(
  lines: readonly Line[],
  changes: readonly PriceChange[],
): Line[] {
  return lines.flatMap((line) => {
    const change = changes.find(({ product }) => product === line.product)
    if (!change) return [line]
    return change.now === undefined ? [] : [{ ...line, price: change.now }]
  })
}

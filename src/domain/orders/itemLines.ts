import { lineTotal } from '#domain/cart/cart.ts'
import { formatRupees } from '#domain/base/money.ts'
import type { OrderLine } from './order.ts'

/** ` (10% off)` behind the price of a discounted line, else nothing. */
export function reduction({ discount }: Pick<OrderLine, 'discount'>): string {
  if (!discount) return ''
  const { kind, value } = discount.offer
  return kind === 'percent' ? ` (${value}% off)` : ` (${formatRupees(discount.rupees)} off)`
}

/** One line per item with title, quantity and price. */
export function itemLines(
  lines: readonly Pick<OrderLine, 'name' | 'price' | 'quantity' | 'discount'>[],
): string {
  return lines
    .map(
      (line) =>
        `${line.name} x ${line.quantity}: ${formatRupees(lineTotal(line))}${reduction(line)}`,
    )
    .join('\n')
}

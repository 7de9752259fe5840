import { lineTotal } from './cart.ts'
import { formatRupees } from '#domain/base/money.ts'
import type { OrderLine } from './order.ts'

/** One line per item with title, quantity and price (spec section 3). */
export function itemLines(
  lines: readonly Pick<OrderLine, 'name' | 'price' | 'quantity'>[],
): string {
  return lines
    .map((line) => `${line.name} x ${line.quantity}: ${formatRupees(lineTotal(line))}`)
    .join('\n')
}

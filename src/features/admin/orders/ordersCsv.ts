import { shopDateOf } from '#domain/base/day.ts'
import { escapeFormula, writeCsv } from '#domain/base/csv.ts'
import { customerOf, type OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { sumsOf } from '#domain/money/ledger.ts'
import { decimalRupees } from '#domain/money/paise.ts'
import { shippingPhoneText } from '#domain/orders/shipping.ts'
import { adminOrders, piecesText } from '#copy/desk/adminOrders.ts'
import { statusCopy } from '#copy/shop/orders.ts'

/** Orders as CSV, one per line, with the columns bookkeeping needs. */
export function ordersCsv(orders: readonly OwnerOrder[]): string {
  const { columns } = adminOrders
  const head = [
    columns.number,
    columns.placed,
    columns.customer,
    columns.phone,
    columns.pieces,
    columns.status,
    columns.total,
    columns.discount,
    columns.received,
    columns.balance,
    columns.promised,
    columns.source,
  ]
  const rows = orders.map((order) => {
    const { discounted, received, balance } = sumsOf(order.total, order)
    const owed = order.status === 'cancelled' ? -received : balance
    const texts = [
      order.number,
      shopDateOf(order.created),
      customerOf(order),
      shippingPhoneText(order.shipping),
      piecesText(order.lines, '; '),
      statusCopy(order.status).label,
    ]
    const sums = [String(order.total), ...[discounted, received, owed].map(decimalRupees)]
    const source = adminOrders.sources[order.source]
    return [...texts.map(escapeFormula), ...sums, order.dueDate, source]
  })
  return writeCsv([head, ...rows])
}

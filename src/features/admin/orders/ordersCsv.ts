import { escapeFormula, writeCsv } from '#domain/base/csv.ts'
import { customerOf, type OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { shippingPhoneText } from '#domain/orders/shipping.ts'
import { adminOrders, piecesText } from '#copy/desk/adminOrders.ts'

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
    columns.source,
  ]
  const rows = orders.map((order) =>
    [
      order.number,
      order.created,
      customerOf(order),
      shippingPhoneText(order.shipping),
      piecesText(order.lines, '; '),
      order.status,
      String(order.total),
      order.source,
    ].map(escapeFormula),
  )
  return writeCsv([head, ...rows])
}

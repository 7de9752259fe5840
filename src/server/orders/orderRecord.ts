import { isPayToken } from '#domain/money/payAnswer.ts'
import { sumsOf, type Sums } from '#domain/money/ledger.ts'
import { parseTerms, type PaymentTerms } from '#domain/money/terms.ts'
import type { OrderLine } from '#domain/orders/order.ts'
import { parseOrderLines } from '#domain/orders/orderDraft.ts'
import { EMPTY_SHIPPING, SHIPPING_FIELDS, type Shipping } from '#domain/orders/shipping.ts'
import { pathParameter, type RequestEvent } from '#server/pocketbase/events.ts'
import { jsonField, listField } from '#server/pocketbase/records.ts'

type Stored = RecordOf<'orders'>

/** The ordered lines; none where a version of the shop has stored some that cannot be read. */
export function linesOf(order: Stored): OrderLine[] {
  return parseOrderLines(listField(order, 'lines')) ?? []
}

/** The customer's name, address and contact. */
export function shippingOf(order: Stored): Shipping {
  const shipping = { ...EMPTY_SHIPPING }
  for (const field of SHIPPING_FIELDS) shipping[field] = order.getString(field)
  return shipping
}

/** The money of an order, from what has been posted to it. */
export function sumsOfOrder(order: Stored): Sums {
  const received = order.getInt('received')
  const discounted = order.getInt('discounted')
  return sumsOf(order.getInt('total'), { received, discounted })
}

/** The terms that an order was placed with, if the house had any. */
export function termsOf(order: Stored): PaymentTerms | undefined {
  const terms = parseTerms(jsonField(order, 'terms'))
  return terms.ok ? terms.value : undefined
}

/** The order whose secret token is in the path of the request. */
export function orderByToken(app: CoreApp, e: RequestEvent): Stored | undefined {
  const token = pathParameter(e, 'token')
  if (!isPayToken(token)) return undefined
  // The condition of the index `idx_orders_pay`, without which SQLite reads every order.
  const wanted = $dbx.exp("payToken = {:token} AND payToken != ''", { token })
  return app.findAllRecords('orders', wanted)[0]
}

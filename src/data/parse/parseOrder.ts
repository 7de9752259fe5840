import { MEASUREMENT_FIELDS, type Measurements } from '#domain/length/measurement.ts'
import { CURRENCIES } from '#domain/base/money.ts'
import { parseDiscount } from '#domain/base/offer.ts'
import { parseTerms } from '#domain/money/terms.ts'
import { PAYMENT_METHOD, type Order, type OrderLine } from '#domain/orders/order.ts'
import type { OrderRecord } from '#domain/orders/orderDraft.ts'
import { EMPTY_SHIPPING, SHIPPING_FIELDS, type Shipping } from '#domain/orders/shipping.ts'
import {
  DEFAULT_PREFERENCES,
  type FrozenMeasurements,
  type Preferences,
} from '#domain/cart/cart.ts'
import { toIsoDate } from './isoDate.ts'
import { fieldReader, isFields, type Parsed } from '#domain/base/parse.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'

const CODES = CURRENCIES.map(({ code }) => code)

/** An order as the server stores it: the shipping fields are on the top level. */
export function parseOrder(wire: unknown): Parsed<Order> {
  const from = fieldReader<OrderRecord>(wire)
  const terms = from.ifReadable('terms', parseTerms)
  const payToken = from.textOr('payToken', '')
  const order: Order = {
    id: from.text('id'),
    number: from.text('number'),
    user: from.textOr('user', ''),
    shipping: parseShipping(wire),
    lines: from.list('lines', parseOrderLine),
    status: from.text('status'),
    currency: from.oneOfOr('currency', CODES, 'INR'),
    total: from.number('total'),
    trialDate: from.textOr('trialDate', ''),
    dueDate: from.textOr('dueDate', ''),
    paymentMethod: PAYMENT_METHOD,
    note: from.textOr('note', ''),
    neededBy: from.textOr('neededBy', ''),
    shownDate: from.textOr('shownDate', ''),
    ...(terms && { terms }),
    ...(payToken !== '' && { payToken }),
    seq: from.numberOr('seq', 0),
    rev: from.numberOr('rev', 0),
    created: toIsoDate(from.textOr('created', '')),
  }
  return from.finish(order)
}

function parseShipping(wire: unknown): Shipping {
  const from = fieldReader<OrderRecord>(wire)
  const shipping = { ...EMPTY_SHIPPING }
  for (const field of SHIPPING_FIELDS) shipping[field] = from.textOr(field, '')
  return shipping
}

function parseOrderLine(wire: unknown): Parsed<OrderLine> {
  const from = fieldReader<OrderLine>(wire)
  const measurements = from.optional('measurements', parseFrozen)
  const size = from.textOr('size', '')
  const discount = isFields(wire) ? parseDiscount(wire['discount']) : undefined
  return from.finish({
    product: from.text('product'),
    name: from.textOr('name', ''),
    category: from.textOr('category', ''),
    price: from.number('price'),
    quantity: from.number('quantity'),
    ...(discount && { discount }),
    material: from.textOr('material', ''),
    ...(size !== '' && { size }),
    preferences: from.optional('preferences', parsePreferences) ?? DEFAULT_PREFERENCES,
    ...(measurements && { measurements }),
  })
}

/** How a garment is to be made. */
export function parsePreferences(wire: unknown): Parsed<Preferences> {
  const from = fieldReader<Preferences>(wire)
  return from.finish({
    material: from.textOr('material', ''),
    color: from.textOr('color', ''),
    fitType: from.textOr('fitType', ''),
    additionalRequests: from.textOr('additionalRequests', ''),
  })
}

function parseFrozen(wire: unknown): Parsed<FrozenMeasurements> {
  const from = fieldReader<FrozenMeasurements>(wire)
  const values = from.optional('values', parseMeasurements) ?? {}
  return from.finish({
    set: from.textOr('set', ''),
    setName: from.textOr('setName', ''),
    version: from.numberOr('version', 0),
    values,
    ...(from.textOr('kind', '') === 'garment' && { kind: 'garment' as const }),
  })
}

/** Body measurements in millimetres; unknown fields are left out. */
export function parseMeasurements(wire: unknown): Parsed<Measurements> {
  const from = fieldReader<Measurements>(wire)
  const values: Measurements = {}
  for (const field of MEASUREMENT_FIELDS) {
    const millimetres = from.numberOr(field, 0)
    if (millimetres > 0) values[field] = millimetres
  }
  return from.finish(values)
}

/** An order as the server returns it to the shop's owner. */
export function parseOwnerOrder(wire: unknown): Parsed<OwnerOrder> {
  const order = parseOrder(wire)
  if (!order.ok) return order
  const from = fieldReader<OrderRecord>(wire)
  const source = from.textOr('source', '') === 'counter' ? 'counter' : 'shop'
  const trialDate = from.textOr('trialDate', '')
  const dueDate = from.textOr('dueDate', '')
  const ordered = order.value.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const pieces = from.numberOr('pieces', ordered)
  const claim = from.textOr('claim', '')
  const remindedOn = from.textOr('remindedOn', '')
  const posted = {
    received: from.numberOr('received', 0),
    discounted: from.numberOr('discounted', 0),
  }
  const money = { ...posted, claim, remindedOn }
  return from.finish({ ...order.value, source, trialDate, dueDate, pieces, ...money })
}

import type { SentDay } from '#domain/money/eventDay.ts'
import { dayOf } from '#domain/base/day.ts'
import { MAX_REQUEST_LENGTH, type FrozenMeasurements, type Preferences } from '#domain/cart/cart.ts'
import { isRecordId } from '#domain/base/identity.ts'
import { MEASUREMENT_FIELDS, type Measurements } from '#domain/length/measurement.ts'
import { parseDiscount } from '#domain/base/offer.ts'
import type { Paise } from '#domain/money/paise.ts'
import type { PaymentTerms } from '#domain/money/terms.ts'
import { isCurrencyCode } from '#domain/base/money.ts'
import {
  areOrderable,
  PAYMENT_METHOD,
  type Order,
  type OrderDraft,
  type OrderLine,
  type OrderStatus,
} from './order.ts'
import type { RefusedFields } from '#domain/base/refusal.ts'
import { checkShipping } from './checkShipping.ts'
import { EMPTY_SHIPPING, SHIPPING_FIELDS, trimShipping, type Shipping } from './shipping.ts'
import { isFields, type Unread } from '#domain/base/parse.ts'
import { plainText, sentLine } from '#domain/base/plainText.ts'

/** An order on the wire: the shipping fields are flattened in. */
export type SentOrder = Omit<OrderDraft, 'shipping'> & Shipping

/** One step of an order, which was last seen as of `rev`. */
export type SentMove = Pick<Order, 'rev' | 'note'> & SentDay & { status: OrderStatus }

/** An order as the server answers it. */
export type OrderRecord = SentOrder &
  Pick<Order, 'number' | 'status' | 'total' | 'seq' | 'rev' | 'created'> & {
    source: 'shop' | 'counter'
    trialDate: string
    dueDate: string
    /** What the workroom makes for it. */
    pieces: number
    terms: PaymentTerms | null
    payToken: string
    /** Of its ledger, in paise. */
    received: Paise
    discounted: Paise
    /** The reference of a payment that the customer claims and the owner has not answered. */
    claim: string
    /** The day of the last reminder, `2026-11-30`, or empty. */
    remindedOn: string
  }

export type DraftReading =
  | { kind: 'read'; draft: OrderDraft }
  | { kind: 'refused'; fields: RefusedFields }

const MAX_NOTE_LENGTH = 1000
const MAX_TEXT_LENGTH = 200
const MAX_SIZE_MM = 3000

/**
 * Parses an untrusted order: unknown fields are dropped, a field of the wrong shape refuses the
 * order.
 */
export function parseOrderDraft(sent: unknown): DraftReading {
  const body: Unread<SentOrder> = isFields(sent) ? sent : {}
  const shipping = parseShipping(body)
  const lines = parseOrderLines(body.lines)
  const note = plainText(textOf(body.note))
  const { id, user, currency, paymentMethod } = body
  const fields: RefusedFields = checkShipping(shipping)
  if (typeof id !== 'string' || !isRecordId(id)) fields['id'] = 'orderRefused'
  if (!lines || !areOrderable(lines))
    fields['lines'] = lines?.length === 0 ? 'cartEmpty' : 'orderRefused'
  if (paymentMethod !== PAYMENT_METHOD) fields['paymentMethod'] = 'paymentMethodMissing'
  if (!isCurrencyCode(currency)) fields['currency'] = 'orderRefused'
  if (note.length > MAX_NOTE_LENGTH) fields['note'] = 'tooLong'
  const isValid =
    Object.keys(fields).length === 0 && typeof id === 'string' && isCurrencyCode(currency)
  if (!isValid || !lines) return { kind: 'refused', fields }
  const shared = { id, user: textOf(user), currency, paymentMethod: PAYMENT_METHOD } as const
  const wishes = {
    neededBy: dateOrNone(body['neededBy']),
    shownDate: dateOrNone(body['shownDate']),
  }
  const draft = { ...shared, shipping: trimShipping(shipping), lines, note, ...wishes }
  return { kind: 'read', draft }
}

/** A date, or empty for anything else: an invalid requested day must not fail the order. */
function dateOrNone(sent: unknown): string {
  return typeof sent === 'string' && dayOf(sent) !== undefined ? sent : ''
}

/** Parses name, address and contact; a field that is no text is empty. */
export function parseShipping(body: Record<string, unknown>): Shipping {
  const shipping = { ...EMPTY_SHIPPING }
  for (const field of SHIPPING_FIELDS) shipping[field] = sentLine(body[field])
  return shipping
}

/** Parses order lines; undefined when one of them is malformed. */
export function parseOrderLines(sent: unknown): OrderLine[] | undefined {
  if (!Array.isArray(sent)) return undefined
  const lines = sent.map(parseLine).filter((line) => line !== undefined)
  return lines.length === sent.length ? lines : undefined
}

function parseLine(sent: unknown): OrderLine | undefined {
  if (!isFields(sent)) return undefined
  const { product, price, quantity } = sent
  if (typeof product !== 'string' || !isRecordId(product)) return undefined
  if (!isCount(price) || !isCount(quantity)) return undefined
  const discount = parseDiscount(sent['discount'])
  const measurements = parseSentMeasurements(sent['measurements'])
  if (measurements === 'refused') return undefined
  const size = shortText(sent['size'])
  return {
    product,
    name: shortText(sent['name']),
    category: shortText(sent['category']),
    price,
    quantity,
    ...(discount && { discount }),
    material: shortText(sent['material']),
    ...(size !== '' && { size }),
    preferences: parsePreferences(sent['preferences']),
    ...(measurements && { measurements }),
  }
}

function parsePreferences(sent: unknown): Preferences {
  const given = isFields(sent) ? sent : {}
  return {
    material: shortText(given['material']),
    color: shortText(given['color']),
    fitType: shortText(given['fitType']),
    additionalRequests: plainText(textOf(given['additionalRequests'])).slice(0, MAX_REQUEST_LENGTH),
  }
}

/** Parses frozen measurements; undefined when there are none. */
export function parseSentMeasurements(sent: unknown): FrozenMeasurements | undefined | 'refused' {
  if (sent === undefined || sent === null) return undefined
  if (!isFields(sent) || !isFields(sent['values'])) return 'refused'
  const values: Measurements = {}
  for (const field of MEASUREMENT_FIELDS) {
    const size = sent['values'][field]
    if (size === undefined || size === null) continue
    if (typeof size !== 'number' || !(size > 0 && size <= MAX_SIZE_MM)) return 'refused'
    values[field] = size
  }
  const version = isCount(sent['version']) ? sent['version'] : 0
  const set = shortText(sent['set'])
  const setName = shortText(sent['setName'])
  return { set, setName, version, values, ...(sent['kind'] === 'garment' && { kind: 'garment' }) }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function shortText(value: unknown): string {
  return sentLine(value).slice(0, MAX_TEXT_LENGTH)
}

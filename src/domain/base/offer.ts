import { dayOf } from './day.ts'
import type { Rupees } from './money.ts'

/**
 * A price reduction of one product. All conditions have to hold; a missing one does not restrict.
 * `percent` is taken off the line; `rupees` off each piece.
 */
export type Offer = {
  kind: 'percent' | 'rupees'
  /** Whole: 1 to 99 percent, or whole rupees. */
  value: number
  /** Only in an account's first order. */
  firstOrder?: true
  /** Pieces of the product that the order must have at least. */
  minQuantity?: number
  /** To be entered by the shopper; capital letters and digits. It is advertised, not secret. */
  code?: string
  /** First and last day, `2026-11-30`, as the shop counts days. */
  from?: string
  until?: string
}

/** An offer's effect on one order line, in whole rupees; frozen when the order is placed. */
export type Discount = { offer: Offer; rupees: Rupees }

const MAX_PERCENT = 99
const MAX_RUPEES = 100_000_000
const MAX_QUANTITY = 99

/** Whether the day, by `shopDay`, is within the offer's dates. */
export function isRunning({ from, until }: Offer, day: number): boolean {
  const [first, last] = [from, until].map((date) => (date === undefined ? undefined : dayOf(date)))
  return (first === undefined || first <= day) && (last === undefined || day <= last)
}

/** Parses an offer; undefined when it cannot be computed. */
export function parseOffer(sent: unknown): Offer | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined
  const given = new Map<string, unknown>(Object.entries(sent))
  const kind = given.get('kind')
  const value = given.get('value')
  if (kind !== 'percent' && kind !== 'rupees') return undefined
  if (!isCount(value, kind === 'percent' ? MAX_PERCENT : MAX_RUPEES)) return undefined
  const offer: Offer = { kind, value }
  if (isSet(given.get('firstOrder'))) offer.firstOrder = true
  const minQuantity = given.get('minQuantity')
  const code = given.get('code')
  if (isSet(minQuantity)) {
    if (!isCount(minQuantity, MAX_QUANTITY)) return undefined
    if (minQuantity > 1) offer.minQuantity = minQuantity
  }
  if (isSet(code)) {
    if (typeof code !== 'string' || !/^[A-Z0-9]{3,20}$/.test(code)) return undefined
    offer.code = code
  }
  for (const name of ['from', 'until'] as const) {
    const day = given.get(name)
    if (!isSet(day)) continue
    if (!isDay(day)) return undefined
    offer[name] = day
  }
  const { from, until } = offer
  return from !== undefined && until !== undefined && until < from ? undefined : offer
}

/** Parses a discount; undefined when it is malformed. */
export function parseDiscount(sent: unknown): Discount | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined
  const given = new Map<string, unknown>(Object.entries(sent))
  const offer = parseOffer(given.get('offer'))
  const rupees = given.get('rupees')
  return offer && isCount(rupees, Number.MAX_SAFE_INTEGER) ? { offer, rupees } : undefined
}

function isSet(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '' && value !== false
}

function isCount(value: unknown, max: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 1 && value <= max
}

function isDay(value: unknown): value is string {
  return typeof value === 'string' && dayOf(value) !== undefined
}

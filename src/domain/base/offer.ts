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
const DAY_MS = 24 * 60 * 60 * 1000
const SHOP_UTC_OFFSET_MS = 5.5 * 60 * 60 * 1000
/** From 1 March of year 0. */
const DAYS_BEFORE_1970 = 719_468

/** The day in the shop, counted from 1970. Phone and server agree on it in every time zone. */
export function shopDay(unixMs: number): number {
  return Math.floor((unixMs + SHOP_UTC_OFFSET_MS) / DAY_MS)
}

/** Whether the day, by `shopDay`, is within the offer's dates. */
export function isRunning({ from, until }: Offer, day: number): boolean {
  const [first, last] = [from, until].map((date) => (date === undefined ? undefined : dayOf(date)))
  return (first === undefined || first <= day) && (last === undefined || day <= last)
}

/** Parses an offer; undefined when it cannot be computed. */
export function readOffer(sent: unknown): Offer | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined
  const given = new Map<string, unknown>(Object.entries(sent))
  const [kind, value] = [given.get('kind'), given.get('value')]
  if (kind !== 'percent' && kind !== 'rupees') return undefined
  if (!isCount(value, kind === 'percent' ? MAX_PERCENT : MAX_RUPEES)) return undefined
  const offer: Offer = { kind, value }
  if (isSet(given.get('firstOrder'))) offer.firstOrder = true
  const [minQuantity, code] = [given.get('minQuantity'), given.get('code')]
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
export function readDiscount(sent: unknown): Discount | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined
  const given = new Map<string, unknown>(Object.entries(sent))
  const [offer, rupees] = [readOffer(given.get('offer')), given.get('rupees')]
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

/** The number of `2026-11-30`, counted from 1970; undefined when there is no such day. */
export function dayOf(date: string): number | undefined {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return undefined
  const first = firstDayOf(year, month)
  const isInMonth =
    month >= 1 && month <= 12 && day >= 1 && first + day <= firstDayOf(year, month + 1)
  return isInMonth ? first + day - 1 : undefined
}

/** The first day of a month; the year is counted from March, so that a leap day ends it. */
function firstDayOf(year: number, month: number): number {
  const sinceMarch = (month + 9) % 12
  const years = month <= 2 ? year - 1 : year
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400)
  return years * 365 + leapDays + Math.floor((sinceMarch * 306 + 5) / 10) - DAYS_BEFORE_1970
}

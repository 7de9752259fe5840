const DAY_MS = 24 * 60 * 60 * 1000
const MINUTE_MS = 60 * 1000
const SHOP_UTC_OFFSET_MS = 5.5 * 60 * 60 * 1000
/** From 1 March of year 0. */
const DAYS_BEFORE_1970 = 719_468

/** The day in the shop, counted from 1970. Phone and server agree on it in every time zone. */
export function shopDay(unixMs: number): number {
  return Math.floor((unixMs + SHOP_UTC_OFFSET_MS) / DAY_MS)
}

/** The date in the shop, `2026-11-30`. */
export function shopDate(unixMs: number): string {
  return dateOf(shopDay(unixMs))
}

/** The time of day in the shop, `16:05`. */
export function shopTime(unixMs: number): string {
  const sinceMidnight = unixMs + SHOP_UTC_OFFSET_MS - shopDay(unixMs) * DAY_MS
  return timeOf(Math.floor(sinceMidnight / MINUTE_MS))
}

/** The time of day of a number of minutes since midnight, `16:05`. */
export function timeOf(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

/** The minutes since midnight of `16:05`; undefined when there is no such time. */
export function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = (/^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? []).map(Number)
  return hours === undefined || minutes === undefined ? undefined : hours * 60 + minutes
}

/** The moment of a day and time in the shop, in Unix milliseconds; NaN when there is none. */
export function shopMoment(date: string, time: string): number {
  const day = dayOf(date)
  const minutes = minutesOf(time)
  if (day === undefined || minutes === undefined) return Number.NaN
  return day * DAY_MS + minutes * MINUTE_MS - SHOP_UTC_OFFSET_MS
}

/** The date in the shop of a moment in UTC, `2026-11-30T18:30:00Z`; empty for no such day. */
export function shopDateOf(moment: string): string {
  const day = dayOf(moment.slice(0, 10))
  const [, hours = 0, minutes = 0] = (/^[T ](\d\d):(\d\d)/.exec(moment.slice(10)) ?? []).map(Number)
  return day === undefined ? '' : shopDate(day * DAY_MS + (hours * 60 + minutes) * 60 * 1000)
}

/** The date of a day that is counted from 1970, `2026-11-30`. */
export function dateOf(day: number): string {
  // Never too early, since a year has 365.2425 days on average.
  let year = Math.floor((day + DAYS_BEFORE_1970) / 365.2425) + 1
  while (firstDayOf(year, 3) > day) year -= 1
  const dayOfYear = day - firstDayOf(year, 3)
  const month = Math.floor((dayOfYear * 5 + 2) / 153)
  const date = dayOfYear - firstDayOfMonth(month) + 1
  return month < 10 ? written(year, month + 3, date) : written(year + 1, month - 9, date)
}

function written(year: number, month: number, date: number): string {
  const padded = (number: number, length: number) => String(number).padStart(length, '0')
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(date, 2)}`
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
  return years * 365 + leapDays + firstDayOfMonth(sinceMarch) - DAYS_BEFORE_1970
}

/** Days from 1 March to the first of the month; 0 is March. */
function firstDayOfMonth(sinceMarch: number): number {
  return Math.floor((sinceMarch * 306 + 5) / 10)
}

import { dayOf } from '#domain/base/day.ts'

/** Spelled out here, because the server's engine has no `Intl`. */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** From 1 January 1970. */
const WEEKDAYS = 'Thu Fri Sat Sun Mon Tue Wed'.split(' ')

/** `4:05 pm`, from `16:05`. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours < 12 ? 'am' : 'pm'
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`
}

/** `Thu 3 Dec`, from `2026-12-03`. */
export function shortDay(date: string): string {
  const [, month = '', day = ''] = date.split('-')
  const weekday = WEEKDAYS[(dayOf(date) ?? 0) % 7] ?? ''
  return `${weekday} ${Number(day)} ${MONTHS[Number(month) - 1] ?? month}`
}

/** `30 Nov 2026`, from `2026-11-30`, with or without a time. */
export function dayWithYear(date: string): string {
  const [year = '', month = '', day = ''] = date.slice(0, 10).split('-')
  return `${Number(day)} ${MONTHS[Number(month) - 1] ?? month} ${year}`
}

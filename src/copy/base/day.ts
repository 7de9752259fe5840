import { dayOf } from '#domain/base/day.ts'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** From 1 January 1970. */
const WEEKDAYS = 'Thu Fri Sat Sun Mon Tue Wed'.split(' ')

/** `4:05 pm`, from `16:05`. */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours < 12 ? 'am' : 'pm'
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${half}`
}

/** `Thu 3 Dec`, from `2026-12-03`; spelled out here because the server's engine has no `Intl`. */
export function shortDay(date: string): string {
  const [, month = '', day = ''] = date.split('-')
  const weekday = WEEKDAYS[(dayOf(date) ?? 0) % 7] ?? ''
  return `${weekday} ${Number(day)} ${MONTHS[Number(month) - 1] ?? month}`
}

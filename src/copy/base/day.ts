import { dayOf } from '#domain/base/day.ts'

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** From 1 January 1970. */
const WEEKDAYS = 'Thu Fri Sat Sun Mon Tue Wed'.split(' ')

/** `Thu 3 Dec`, from `2026-12-03`; spelled out here because the server's engine has no `Intl`. */
export function shortDay(date: string): string {
  const [, month = '', day = ''] = date.split('-')
  const weekday = WEEKDAYS[(dayOf(date) ?? 0) % 7] ?? ''
  return `${weekday} ${Number(day)} ${MONTHS[Number(month) - 1] ?? month}`
}

import type { Workroom } from '#domain/workroom/workroom.ts'
import { counted } from '#copy/base/count.ts'
import { shortDay } from '#copy/base/day.ts'

/** The workroom's settings, from which promised days are computed. */
export const adminWorkroom = {
  title: 'Promised days',
  off: 'Customers see no promised day yet. Say how long your pieces take, and they see it before they order.',
  start: 'Promise days',
  lead: 'In working days, from the day after the order. Without days for a category, none are promised for its pieces; 0 means that it is in stock.',
  trialDays: 'Days to the trial',
  readyDays: 'Days until ready',
  trial: (category: string) => `${category}: days to the trial`,
  ready: (category: string) => `${category}: days until ready`,
  piecesPerDay: 'Pieces a day',
  bufferDays: 'Days kept in reserve',
  bufferHint: 'Customers are promised this many working days more, and do not see it.',
  closed: 'Closed every week on',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  holidays: 'Holidays',
  holiday: 'Day without work',
  addHoliday: 'Add this day',
  removeHoliday: (day: string) => `Remove ${shortDay(day)}`,
  agreed: 'Agreed with customers for days without work',
  example: 'Ordered today',
  exampleLine: (category: string, sentence: string) => `${category}: ${sentence}`,
  noExample: 'No promise',
  weeks: 'Workroom by week',
  week: (from: string, until: string) =>
    from === until ? shortDay(from) : `${shortDay(from)} - ${shortDay(until)}`,
  load: (due: number, canMake: number) => `${due} of ${counted(canMake, 'piece', 'pieces')}`,
  kept: (kept: number, promised: number) =>
    `Ready by the day first promised, last 90 days: ${kept} of ${counted(promised, 'order', 'orders')}.`,
  overloaded: 'More than can be made',
  behind: 'Late from the weeks before',
} as const

/** The settings as text, to compare two versions. */
export function workroomWords(workroom: Workroom): string {
  const { leadTimes, closedWeekdays, holidays, piecesPerDay, bufferDays } = workroom
  return [
    ...leadTimes.map(
      ({ category, trialDays, readyDays }) => `${category}: ${trialDays} / ${readyDays}`,
    ),
    `${adminWorkroom.closed} ${closedWeekdays.map((day) => adminWorkroom.weekdays[day]).join(', ')}`,
    `${adminWorkroom.holidays}: ${holidays.map(shortDay).join(', ')}`,
    counted(piecesPerDay, 'piece a day', 'pieces a day'),
    `${adminWorkroom.bufferDays}: ${bufferDays}`,
  ].join('\n')
}

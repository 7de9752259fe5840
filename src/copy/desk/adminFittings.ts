import type { FittingSettings } from '#domain/fittings/fittingSettings.ts'
import { counted } from '#copy/base/count.ts'
import { adminWorkroom } from './adminWorkroom.ts'

/** Fittings in the settings. */
export const adminFittings = {
  title: 'Fittings',
  off: 'Customers are offered no fitting yet. Say when you take them, and they choose a day and a time.',
  start: 'Take fittings',
  lead: 'Customers choose among these times. Holidays are those of the workroom; on days without hours nothing is offered.',
  weekday: 'Day',
  from: 'From',
  until: 'Until',
  addHours: 'Add hours',
  removeHours: 'Remove these hours',
  noHours: 'Without hours nothing is offered.',
  minutes: 'Minutes for a fitting',
  atOnce: 'Fittings side by side',
  daysAhead: 'Days ahead that customers may book',
  homeVisits: 'We also come to the customer',
} as const

/** The settings as text, to compare two versions. */
export function fittingsWords(settings: FittingSettings): string {
  const { hours, minutes, atOnce, daysAhead, homeVisits } = settings
  return [
    ...hours.map(({ weekday, from, until }) => `${weekdayName(weekday)} ${from} - ${until}`),
    `${adminFittings.minutes}: ${minutes}`,
    `${adminFittings.atOnce}: ${atOnce}`,
    counted(daysAhead, 'day ahead', 'days ahead'),
    ...(homeVisits ? [adminFittings.homeVisits] : []),
  ].join('\n')
}

/** `Monday`; 0 is Sunday. */
export function weekdayName(weekday: number): string {
  return adminWorkroom.weekdays[weekday] ?? ''
}

import type { Fitting, FittingPlace, FittingStatus } from '#domain/fittings/fitting.ts'
import type { FittingSettings } from '#domain/fittings/fittingSettings.ts'
import type { Slot } from '#domain/fittings/slots.ts'
import { fittingKinds, slotText } from '#copy/account/fittings.ts'
import { shortDay } from '#copy/base/day.ts'
import { counted } from '#copy/base/count.ts'
import { adminWorkroom } from './adminWorkroom.ts'

/** Fittings in the settings. */
export const adminFittings = {
  title: 'Fittings',
  off: 'Customers cannot book a fitting yet. Say when you take fittings, and they can choose a day and a time.',
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

/** The week of fittings at the desk, and the fittings of an order. */
export const fittingDesk = {
  title: 'Fittings',
  unset: 'Customers cannot book a fitting yet. Set the hours in Settings.',
  settings: 'Open Settings',
  before: 'Week before',
  thisWeek: 'This week',
  after: 'Week after',
  week: (from: string, until: string) => `${shortDay(from)} to ${shortDay(until)}`,
  noneInWeek: 'No fitting in this week.',
  today: 'Coming today',
  noneToday: 'No fitting is booked for today.',
  closed: 'Closed',
  none: 'No fitting yet.',
  move: 'Move',
  change: 'Change',
  about: (kind: Fitting['kind'], customer: string) => `${fittingKinds[kind]}, ${customer}`,
  keys: 'With a Move button in focus, the arrow keys move the fitting: up and down by time, left and right by day.',
  drag: 'You can also drag the fitting by its Move button.',
  moved: (what: string, slot: Slot) => `${what}: now ${slotText(slot)}. Please tell the customer.`,
  saved: 'Fitting saved',
  tell: 'Tell the customer',
  overbooked: 'More fittings than you can take at that time.',
  outside: 'Outside your hours for fittings.',
  book: 'Book a fitting',
  day: 'Day',
  time: 'Time',
  place: 'Where',
  places: {
    shop: 'At the shop',
    home: "At the customer's home",
  } satisfies Record<FittingPlace, string>,
  save: 'Save the fitting',
  done: 'Mark as done',
  cancel: 'Cancel the fitting',
  cancelQuestion: (fitting: Pick<Fitting, 'kind'> & Slot) =>
    `Cancel ${fittingKinds[fitting.kind]}, ${slotText(fitting)}? Please tell the customer: no message is sent.`,
  agree: 'The customer agrees',
  takeWish: 'Take this time',
  wish: (slot: Slot) => `Asked for ${slotText(slot)}`,
  states: {
    proposed: 'Not answered yet',
    confirmed: 'Agreed',
    changeAsked: 'Asks for another day',
    done: 'Done',
    cancelled: 'Cancelled',
  } satisfies Record<FittingStatus, string>,
  conflict: 'The fitting was changed elsewhere',
  theirs: (sentence: string) => `It is now: ${sentence}`,
  mine: (sentence: string) => `You wanted: ${sentence}`,
  takeMine: 'Save mine',
  takeTheirs: 'Leave it as it is',
} as const

/** `First trial, Mon 30 Nov, 10:30 am (agreed)`. */
export function fittingSentence(fitting: Pick<Fitting, 'kind' | 'status'> & Slot): string {
  const state = fittingDesk.states[fitting.status].toLowerCase()
  return `${fittingKinds[fitting.kind]}, ${slotText(fitting)} (${state})`
}

import {
  isOtherThanWished,
  isToCome,
  type Fitting,
  type FittingKind,
  type FittingPlace,
  type FittingStatus,
} from '#domain/fittings/fitting.ts'
import type { Slot } from '#domain/fittings/slots.ts'
import { clockTime, shortDay } from '#copy/base/day.ts'

export const fittingKinds = {
  firstTrial: 'First trial',
  secondTrial: 'Second trial',
} as const satisfies Record<FittingKind, string>

export const fittingPlaces = {
  shop: 'At our shop',
  home: 'At your home',
} as const satisfies Record<FittingPlace, string>

/** What a fitting's status means for the customer. */
const fittingStates = {
  proposed: 'Please tell us whether you can come then.',
  confirmed: 'Agreed. See you then.',
  changeAsked:
    'You asked for another day. We will answer in the chat, and the new day will appear here.',
  done: 'Done.',
  cancelled: 'Cancelled.',
} as const satisfies Record<FittingStatus, string>

/** The page of an order's fittings, and its section on the order's page. */
export const fittings = {
  title: 'Fittings',
  of: 'Order',
  none: 'No fitting is agreed yet.',
  noneByChat: 'No fitting is agreed yet. Ask us in the chat for a day.',
  see: 'See or change',
  answer: 'Confirm or change the time',
  book: (kind: FittingKind) => `Book your ${fittingKinds[kind].toLowerCase()}`,
  day: 'Day',
  time: 'Time',
  where: 'Where',
  homeHint: 'We come to the address of your order.',
  from: (day: string) => `From ${shortDay(day)}, when your piece is ready to try on.`,
  submit: 'Book this time',
  full: 'All times that can be booked are taken. Ask us in the chat.',
  estimate: 'You are offline. We will book this time, or the next free one, once you are online.',
  sendingWish: (slot: Slot) => `Sending: ${slotText(slot)}.`,
  sendingAnswer: 'Sending your answer.',
  saved: 'Saved on this device',
  savedWish: (slot: Slot) =>
    `Saved on this device: ${slotText(slot)}. We will send it when you are online, and this page will say what is booked.`,
  savedConfirmed: 'Saved on this device: you are coming. We will send it when you are online.',
  savedChange:
    'Saved on this device: you need another day. We will send it when you are online. Please write to us in the chat as well.',
  notBooked: (slot: Slot) => `Not booked: ${slotText(slot)}.`,
  forget: 'Choose another time',
  confirm: 'Confirm',
  confirmed: 'Thank you. See you then.',
  change: 'Ask for another day',
  calendar: 'Add to calendar',
  over: 'No more fittings can be booked for this order.',
  stale: 'This is how it was when this device last loaded it.',
  unknown: 'There are no fittings at this address. Please check the link, or ask us in the chat.',
} as const

/** `Mon 30 Nov, 10:30 am`. */
export function slotText({ date, time }: Slot): string {
  return `${shortDay(date)}, ${clockTime(time)}`
}

/** `First trial on Mon 30 Nov, 10:30 am, at our shop`. */
export function fittingWords(fitting: Pick<Fitting, 'kind' | 'place' | 'date' | 'time'>): string {
  const where = fittingPlaces[fitting.place].toLowerCase()
  return `${fittingKinds[fitting.kind]} on ${slotText(fitting)}, ${where}`
}

/** What a fitting's status means for the customer, as long as its day is not over. */
export function fittingState({ status, date }: Fitting, today: string): string {
  return isToCome({ status }) && date < today ? 'This day is over.' : fittingStates[status]
}

/** Why the customer has another slot than the one asked for; undefined when it is the same. */
export function otherSlotSentence(fitting: Fitting, today: string): string | undefined {
  const { date, time, wishedDate, wishedTime, status } = fitting
  if (status !== 'proposed' || date < today || !isOtherThanWished(fitting)) return undefined
  const isSameDay = date === wishedDate
  const wished = isSameDay
    ? clockTime(wishedTime)
    : slotText({ date: wishedDate, time: wishedTime })
  return `We could not keep ${wished} for you. You have ${isSameDay ? clockTime(time) : slotText(fitting)} instead.`
}

/** The chat message that asks for another day. */
export function changeRequest(fitting: Fitting, number: string, link: string): string {
  const kind = fittingKinds[fitting.kind].toLowerCase()
  return [
    `Order ${number}: I cannot come to the ${kind} on ${slotText(fitting)}.`,
    'Which other day can you offer?',
    link,
  ].join('\n')
}

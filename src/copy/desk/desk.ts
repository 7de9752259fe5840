import type { OrderStatus } from '#domain/orders/order.ts'
import { counted } from '#copy/base/count.ts'
import { orderStatuses, statusCopy } from '#copy/shop/orders.ts'

/** The owner's edits that are still queued on this device. */
export const desk = {
  title: 'Waiting on this device',
  offline: 'You are offline. You can go on working: changes wait here and are sent later.',
  waiting: (count: number) =>
    `${counted(count, 'change waits', 'changes wait')} on this device, not sent yet.`,
  needsYou: (count: number) => counted(count, 'change needs you', 'changes need you'),
  look: 'Look at them',
  /** Records in a newer or damaged format, which this version skips. */
  unreadable: (names: readonly string[]) =>
    `This version of the shop cannot read ${counted(names.length, 'entry', 'entries')} and leaves ${names.length === 1 ? 'it' : 'them'} out, here and on phones: ${names.join(', ')}.`,
  empty: 'Nothing waits. Everything is with the shop.',
  saved: 'Saved on this device. It is sent when the shop can be reached.',
  unchanged: 'Nothing was changed.',
  lead: 'They are sent in this order, each once. You can close the desk meanwhile.',
  leaveWaiting: (count: number) =>
    `${counted(count, 'change is', 'changes are')} not sent yet. They stay on this device and go when you sign in again. Sign out?`,
  states: {
    queued: 'Waits',
    sending: 'Being sent',
    pricesChanged: 'The price of a piece has changed',
    signInNeeded: 'Sign in again to send it',
    refused: 'The shop did not accept it',
    stale: 'Sent several times, but the shop gave no answer',
  },
  newer: 'Changed elsewhere in the meantime',
  decide: 'Decide',
  drop: 'Do not send',
  dropQuestion: (others: number) =>
    others > 0
      ? `Throw this away, and ${counted(others, 'change that belongs to it', 'changes that belong to it')}? Nothing of it has reached the shop.`
      : 'Throw this change away? It has not reached the shop.',
  dropUnanswered: 'Give this change up? The shop may have stored it already.',
  dropped: 'Thrown away. It was not sent.',
  droppedUnanswered: 'It is not sent again.',
  dropLate: 'Too late: it is on its way to the shop.',
  again: 'Send again',
  todaysPrices: "Take it at today's prices",
  unnumbered: 'Not sent yet',
  what: {
    newProduct: (name: string) => `New product: ${name}`,
    product: (name: string, fields: string) => `${name}: ${fields}`,
    deleted: (name: string) => `${name}: deleted`,
    restored: (name: string) => `${name}: brought back`,
    order: (name: string) => `Order at the counter for ${name}`,
    move: (order: string, to: OrderStatus) => `${order}: ${orderStatuses[to].label}`,
    dates: (order: string) => `${order}: dates`,
    note: (order: string, note: string) => `${order}: note "${note}"`,
    entry: (order: string, what: string) => `${order}: ${what}`,
    shop: 'Settings',
    request: (state: string) => `Request marked as ${state.toLowerCase()}`,
    subscriber: 'Newsletter of a subscriber',
    many: (count: number) => `Changes to ${count} products`,
  },
  photo: 'photo',
  moveConflict: {
    title: 'The order has moved',
    lead: (order: string, now: string, wanted: string) =>
      `${order} is at "${statusCopy(now).label}" now. You wanted: ${wanted}.`,
    keepMine: 'Move it on from there',
    impossible: 'From there it cannot go where you wanted.',
    keepTheirs: 'Leave it as it is',
  },
} as const

/** Conflicts: two people changed the same record. */
export const choices = {
  both: 'Both of you changed it',
  onlyYours: 'Only you changed it',
  take: 'Save what is chosen',
  yes: 'Yes',
  no: 'No',
  none: 'Nothing',
} as const

/** The name of an order: its number once it has one. */
export function orderName(number: string): string {
  return number || desk.unnumbered
}

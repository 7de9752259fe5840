import type { Problem } from '#domain/base/problem.ts'
import { isOfGuest, isOrderStatus, LOST, type OrderStatus } from '#domain/orders/order.ts'
import { counted } from '#copy/base/count.ts'
import { outboxAccountDeleted, outboxStates, type OutboxState } from '#copy/base/offline.ts'

type StatusCopy = { label: string; meaning: string }

/** The label of each status, and what it means for the shopper. */
export const orderStatuses = {
  placed: { label: 'Placed', meaning: 'We have your order and will confirm it in the chat.' },
  confirmed: { label: 'Confirmed', meaning: 'We have accepted your order.' },
  cutting: {
    label: 'Cutting',
    meaning: 'Your cloth is on the table, so the order can no longer be cancelled.',
  },
  stitching: { label: 'Stitching', meaning: 'The pieces are being sewn together.' },
  trial: {
    label: 'Trial',
    meaning: 'Ready to try on. If no time is agreed yet, we will arrange one with you.',
  },
  alteration: { label: 'Alteration', meaning: 'We are altering what the trial showed.' },
  ready: { label: 'Ready', meaning: 'Finished and pressed, ready for pickup or dispatch.' },
  delivered: { label: 'Delivered', meaning: 'It is yours. Tell us if anything should sit better.' },
  cancelled: { label: 'Cancelled', meaning: 'This order was cancelled and nothing will be made.' },
} as const satisfies Record<OrderStatus, StatusCopy>

/** For an order without an account: this device knows only that the house has it. */
const unfollowed: StatusCopy = {
  label: 'With us',
  meaning:
    'We have your order. Without an account this page does not follow it: ask us in the chat how far it is.',
}

const lost: StatusCopy = {
  label: 'Not with us',
  meaning: 'Our records no longer have this order. Order it again, or ask us in the chat.',
}

/** The text for a status of an order that this device follows or, for a guest's, does not. */
export function orderStatusCopy(order: { status: string; user: string }): StatusCopy {
  return isOfGuest(order) ? unfollowed : statusCopy(order.status)
}

/** The text for a status; one that only a newer server knows is shown by its raw name. */
export function statusCopy(status: string): StatusCopy {
  if (isOrderStatus(status)) return orderStatuses[status]
  if (status === LOST) return lost
  const words = status.replace(/[_-]+/g, ' ').trim()
  return { label: words.charAt(0).toUpperCase() + words.slice(1), meaning: '' }
}

export const orders = {
  number: 'Order',
  placedOn: (when: string) => `Placed on ${when}`,
  total: 'Total',
  items: (count: number) => counted(count, 'item', 'items'),
  open: (number: string) => `Show order ${number}`,
  stages: 'Stages of the work',
  next: (stage: string) => `Next: ${stage}`,
  history: 'What has happened',
  chat: 'Chat about this order',
  again: 'Order again',
  inCart: 'The pieces are in your cart.',
  toCart: 'Go to the cart',
  cancel: 'Cancel order',
  cancelQuestion: (number: string) => `Cancel order ${number}? Nothing has been cut yet.`,
  cancelled: 'Order cancelled',
  onItsWay:
    'It may be with us already, so it cannot be taken back from here. Once we answer you can cancel it until the cloth is cut.',
  browse: 'Browse the collection',
  loading: 'Fetching your orders',
  offline: 'These are your orders as this device last saw them.',
  failed: 'Your orders could not be fetched.',
  measurements: (set: string) => `Measurements: ${set}`,
} as const

/** The status of a record in the outbox, with the problem of the last attempt to send it. */
export function outboxStateText(state: OutboxState, problem?: Problem): string {
  if (problem?.code === 'accountDeleted') return outboxAccountDeleted
  const isAnyGone = problem?.changes?.some(({ now }) => now === undefined)
  return state === 'pricesChanged' && isAnyGone
    ? 'Needs you: a piece is no longer offered'
    : outboxStates[state]
}

import type { LineOptions } from '#domain/cart/lineOptions.ts'
import { fitLabel, lineOptionWords } from './lineOptions.ts'

/** The page of one order. */
export const ownOrder = {
  pieces: 'Pieces',
  unit: (price: string) => `${price} each`,
  facts: 'Dates',
  placed: 'Placed',
  trial: 'Trial',
  promised: 'Promised for',
  address: 'Ships to',
  note: 'Your note',
  payments: 'Payments',
  notEntered: 'We enter a payment once we have confirmed it.',
  receiptNumber: (number: string) => `Receipt ${number}`,
  paymentsUnknown: 'This device does not have the payments. Ask us in the chat.',
  waiting: 'This order has not reached us yet.',
  openWaiting: 'See what it waits for',
  tellMe: 'Tell me when it is ready',
  telling: 'This device tells you when the trial and the finished pieces are ready.',
  stopTelling: 'Stop telling me',
  tellBlocked:
    "Notifications from this shop are blocked. Allow them in your browser's settings for this page, then reload it.",
  tellInstalled:
    'On an iPhone or iPad, add the shop to your home screen first. There it can tell you when this is ready.',
  print: 'Print or save as PDF',
  receipt: (order: string) => `Receipt for order ${order}`,
  receivedFrom: (name: string) => `Received from ${name}`,
  status: 'Status',
  signed: (house: string) => `For ${house}`,
  unpaid: (number: string) => `Order ${number}`,
  printedOn: (day: string) => `Printed on ${day}`,
  all: 'All your orders',
  unknownTitle: 'Order not found',
  unknown: 'We found no order of yours at this link. Your orders are in your dashboard.',
  signedOut: 'If you placed it with an account, sign in to see it.',
} as const

/** `Wool, Fit: Slim. Colour as shown.`: what was chosen, then what is made as the picture shows it. */
export function optionsSentence({ material, size, fitType, color }: LineOptions): string {
  const words = lineOptionWords
  const chosen = listed([
    material,
    size && `${words.size}: ${size}`,
    fitType && `${words.fitType}: ${fitLabel(fitType)}`,
    color && `${words.color}: ${color}`,
  ])
  const others = listed([
    material ? '' : words.material,
    fitType ? '' : words.fitType,
    color ? '' : words.color,
  ])
  const last = others.replace(/, (?=[^,]*$)/, ' and ').toLowerCase()
  const asShown = last && `${last.charAt(0).toUpperCase()}${last.slice(1)} as shown`
  return [chosen, asShown]
    .map((part) => part && `${part}.`)
    .join(' ')
    .trim()
}

function listed(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ')
}

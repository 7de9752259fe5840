import type { DateChange } from '#domain/orders/orderEvent.ts'
import { isVoid, type Order, type OrderLine } from '#domain/orders/order.ts'
import type { Promised } from '#domain/workroom/promise.ts'
import { shortDay } from '#copy/base/day.ts'

export const promise = {
  confirmed: 'If you order today.',
  estimate: 'An estimate: we confirm the days when your order reaches us.',
  neededBy: 'Needed by',
  neededByHint: 'Optional. For example, the day of the wedding.',
  isOver: 'That day is over.',
  unknown: 'We will tell you in the chat whether we can make it.',
  inTime: 'We can make it by then.',
  inTimeEstimate: 'That should be possible. We confirm it when your order reaches us.',
  late: (ready: string) =>
    `We cannot promise it by then: the first day is ${shortDay(ready)}. You may order anyway, or ask us first.`,
  ask: 'Ask on WhatsApp',
  toConfirm: 'Ready by, to be confirmed',
  estimated: (ready: string) => `Ready by ${shortDay(ready)}, to be confirmed`,
  shifted: (shown: string, promised: string) =>
    `You were shown ${shortDay(shown)}. When your order reached us, ${shortDay(promised)} was the first day that we can promise.`,
} as const

type Piece = Pick<OrderLine, 'name' | 'quantity'>

/** The chat message that asks for an earlier day. */
export function askForDay(neededBy: string, pieces: readonly Piece[]): string {
  const named = pieces.slice(0, 5).map(({ name, quantity }) => `- ${name} x ${quantity}`)
  const rest = pieces.length > named.length ? ['- and more'] : []
  return [`Can you make this by ${shortDay(neededBy)}?`, ...named, ...rest].join('\n')
}

/** `Trial by Thu 3 Dec, ready by Thu 10 Dec`. */
export function promiseSentence({ trialDate, dueDate }: Omit<Promised, 'confirmed'>): string {
  const ready = shortDay(dueDate)
  return trialDate === ''
    ? `Ready by ${ready}`
    : `Trial by ${shortDay(trialDate)}, ready by ${ready}`
}

/** `Ready by Thu 10 Dec`, or `Ready about Thu 10 Dec` while that is an estimate. */
export function readySentence({ dueDate, confirmed }: Omit<Promised, 'trialDate'>): string {
  return `Ready ${confirmed ? 'by' : 'about'} ${shortDay(dueDate)}`
}

/** `Promised day moved from Thu 10 Dec to Mon 14 Dec`. */
export function dateChangeSentence({ kind, from, to }: DateChange): string {
  const [what, first] =
    kind === 'trialDate' ? ['Trial', 'Trial promised for'] : ['Promised day', 'Promised for']
  if (from === '') return `${first} ${shortDay(to)}`
  if (to === '') return `${what} ${shortDay(from)} withdrawn`
  return `${what} moved from ${shortDay(from)} to ${shortDay(to)}`
}

/** The promised days of an order that are still to come; empty when none is. */
export function openDays({ status, trialDate = '', dueDate = '' }: Order): string {
  const isMade = status === 'ready' || status === 'delivered' || isVoid(status)
  if (isMade || dueDate === '') return ''
  return promiseSentence({ trialDate: status === 'alteration' ? '' : trialDate, dueDate })
}

/** The day that was shown for an order which has not reached the house; empty when none was. */
export function estimatedDay(shownDate = ''): string {
  return shownDate === '' ? '' : promise.estimated(shownDate)
}

type OrderDays = { trialDate?: string; dueDate?: string; neededBy?: string }

/** The days of an order for a chat or a mail, one per line; empty if no day is known. */
export function dayLines({ trialDate = '', dueDate = '', neededBy = '' }: OrderDays): string[] {
  return [
    ...(neededBy === '' ? [] : [`${promise.neededBy}: ${shortDay(neededBy)}`]),
    ...(dueDate === '' ? [] : [promiseSentence({ trialDate, dueDate })]),
  ]
}

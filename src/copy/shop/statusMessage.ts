import { formatPaise, type Paise } from '#domain/money/paise.ts'
import type { Sums } from '#domain/money/ledger.ts'
import type { OrderLinks } from '#domain/shop/orderLinks.ts'
import type { Order } from '#domain/orders/order.ts'
import { money } from '#copy/money/money.ts'
import { statusCopy } from './orders.ts'

/** What the record of an order says about it. Days are written `2026-11-30`, or empty. */
export type OrderFacts = Pick<Order, 'number' | 'status' | 'lines'> & {
  /** The customer's first name. */
  name: string
  trialDate: string
  dueDate: string
  sums: Sums
  links?: OrderLinks
}

/** A longer list would make a chat link too long for some phones. */
const MAX_PIECES = 8

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** The chat message that the owner sends after a status change. */
export function statusChatText(facts: OrderFacts): string {
  const { label, meaning } = statusCopy(facts.status)
  const about = `Order ${facts.number}: ${label}. ${meaning}`.trim()
  return [`Hello ${facts.name},`, about, ...factLines(facts), ...linkLines(facts)].join('\n')
}

/** The chat message that asks for what is due now. */
export function reminderChatText(facts: OrderFacts, due: { paise: Paise; since: string }): string {
  const since = due.since === '' ? '' : ` since ${dayWords(due.since)}`
  const about = `Order ${facts.number}: ${formatPaise(due.paise)} is to be paid${since}.`
  const last = 'If you have paid already, please send us the reference.'
  const greeting = `Hello ${facts.name},`
  return [greeting, about, ...factLines(facts), ...linkLines(facts), last].join('\n')
}

/** Where the order is paid and seen, a line each; none where the shop's address is not known. */
export function linkLines({ links }: OrderFacts): string[] {
  if (!links) return []
  return [
    ...(links.pay === undefined ? [] : [`Pay by UPI: ${links.pay}`]),
    `Your order: ${links.order}`,
  ]
}

/** The pieces, the days that are still to come, and the money: a line each, nothing assumed. */
export function factLines(facts: OrderFacts): string[] {
  const { status, lines, trialDate, dueDate, sums } = facts
  const { total, discounted, received, balance } = sums
  const pieces = lines.slice(0, MAX_PIECES).map(({ name, quantity }) => `${quantity} x ${name}`)
  const rest = lines.length - pieces.length
  const isOver = status === 'delivered' || status === 'cancelled'
  const isTried = isOver || status === 'ready'
  return [
    ...pieces,
    ...(rest > 0 ? [`+ ${rest} more`] : []),
    ...(trialDate === '' || isTried ? [] : [`Trial: ${dayWords(trialDate)}`]),
    ...(dueDate === '' || isOver ? [] : [`Promised for: ${dayWords(dueDate)}`]),
    `${money.total}: ${formatPaise(total)}`,
    ...(discounted === 0 ? [] : [`${money.discount}: ${formatPaise(discounted)}`]),
    `${money.received}: ${formatPaise(received)}`,
    ...(status === 'cancelled' ? [] : [`${money.balance}: ${formatPaise(balance)}`]),
  ]
}

/** `30 Nov 2026`; spelled out here because the server's engine has no `Intl`. */
function dayWords(day: string): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-')
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? month} ${year}`
}

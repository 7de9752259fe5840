import { formatPaise, type Paise } from '#domain/money/paise.ts'
import type { Sums } from '#domain/money/ledger.ts'
import { filledMessage, type MessageValues } from '#domain/shop/messages.ts'
import type { OrderLinks } from '#domain/shop/orderLinks.ts'
import type { Order } from '#domain/orders/order.ts'
import { dayWithYear } from '#copy/base/day.ts'
import { money } from '#copy/money/money.ts'
import { statusCopy } from './orders.ts'

/** What the record of an order says about it. Days are written `2026-11-30`, or empty. */
export type OrderFacts = Pick<Order, 'number' | 'status' | 'lines'> & {
  /** The customer's first name. */
  name: string
  trialDate: string
  dueDate: string
  sums: Sums
  /** The amount due now, and the day it became due, if known. */
  due?: { paise: Paise; since: string }
  links?: OrderLinks
  /** A fitting in words, and where the customer answers. */
  fitting?: { words: string; link: string }
}

/** A longer list would make a chat link too long for some phones. */
const MAX_PIECES = 8

const FACTS = [
  '{pieces}',
  'Trial: {trial}',
  'Promised for: {promised}',
  `${money.total}: {total}`,
  `${money.discount}: {discount}`,
  `${money.received}: {received}`,
  `${money.balance}: {balance}`,
]

const LINKS = ['Pay by UPI: {pay}', 'Your order: {link}']

const REMINDER = [
  'Order {order}: {due} is to be paid.',
  'Due since: {since}',
  ...FACTS,
  ...LINKS,
  'If you have paid already, please send us the reference.',
]

const FITTING = [
  'Order {order}: {fitting}.',
  'Please tell us with one tap whether you can come: {answer}',
]

const AGREED_FITTING = [
  'Order {order}: {fitting}, as agreed.',
  'If you cannot come, please tell us here: {answer}',
]

/** The standard words of a message, with its placeholders; also for a status of a newer server. */
export function standardMessage(kind: string): string {
  if (kind === 'fitting') return ['Hello {name},', ...FITTING].join('\n')
  if (kind === 'agreedFitting') return ['Hello {name},', ...AGREED_FITTING].join('\n')
  const { label, meaning } = statusCopy(kind)
  const about = `Order {order}: ${label}. ${meaning}`.trim()
  const rest = kind === 'reminder' ? REMINDER : [about, ...FACTS, ...LINKS]
  return ['Hello {name},', ...rest].join('\n')
}

/** The chat message that the owner sends after a status change, in the house's words if it has any. */
export function statusChatText(facts: OrderFacts, own?: string): string {
  return filledMessage(own ?? standardMessage(facts.status), messageValuesOf(facts))
}

/** The chat message that asks for what is due now. */
export function reminderChatText(facts: OrderFacts, own?: string): string {
  return filledMessage(own ?? standardMessage('reminder'), messageValuesOf(facts))
}

/** The chat message that names a fitting; it asks whether the customer comes until that is agreed. */
export function fittingChatText(
  facts: OrderFacts,
  kind: 'fitting' | 'agreedFitting',
  own?: string,
): string {
  return filledMessage(own ?? standardMessage(kind), messageValuesOf(facts))
}

/**
 * The links to the order's page and its payment page, one per line; empty if the shop's address is
 * unknown.
 */
export function linkLines(facts: OrderFacts): string[] {
  return linesOf(LINKS, facts)
}

/** The pieces, the days that are still to come, and the money: a line each, nothing assumed. */
export function factLines(facts: OrderFacts): string[] {
  return linesOf(FACTS, facts)
}

function linesOf(message: readonly string[], facts: OrderFacts): string[] {
  const text = filledMessage(message.join('\n'), messageValuesOf(facts))
  return text === '' ? [] : text.split('\n')
}

/** The value of each placeholder in a message about an order. */
export function messageValuesOf(facts: OrderFacts): MessageValues {
  const { name, number, status, lines, trialDate, dueDate, sums, due, links, fitting } = facts
  const { total, discounted, received, balance } = sums
  const pieces = lines.slice(0, MAX_PIECES).map((line) => `${line.quantity} x ${line.name}`)
  const rest = lines.length - pieces.length
  const isOver = status === 'delivered' || status === 'cancelled'
  const isTried = isOver || status === 'alteration' || status === 'ready'
  return {
    name,
    order: number,
    pieces: [...pieces, ...(rest > 0 ? [`+ ${rest} more`] : [])].join('\n'),
    trial: isTried ? '' : dayWords(trialDate),
    promised: isOver ? '' : dayWords(dueDate),
    total: formatPaise(total),
    discount: discounted === 0 ? '' : formatPaise(discounted),
    received: formatPaise(received),
    balance: status === 'cancelled' ? '' : formatPaise(balance),
    due: due && due.paise > 0 ? formatPaise(due.paise) : '',
    since: dayWords(due?.since ?? ''),
    pay: links?.pay ?? '',
    link: links?.order ?? '',
    fitting: fitting?.words ?? '',
    answer: fitting?.link ?? '',
  }
}

function dayWords(day: string): string {
  return day === '' ? '' : dayWithYear(day)
}

import type { Posted } from '#domain/money/ledger.ts'
import { ORDER_STATUSES, type Order } from '#domain/orders/order.ts'
import { shippingPhoneText } from '#domain/orders/shipping.ts'
import { memoizeByObject } from '#domain/base/memoize.ts'
import { parsePhone } from '#domain/base/phone.ts'

/** An order as the owner sees it. */
export type OwnerOrder = Order &
  Posted & {
    source: 'shop' | 'counter'
    /** Day of the fitting, `2026-11-30`; empty until one is agreed. */
    trialDate: string
    /** Promised day, `2026-11-30`; empty until one is agreed. */
    dueDate: string
    /** What the workroom makes for it. */
    pieces: number
    /** The reference of a payment that the customer claims, until the owner answers; else empty. */
    claim: string
    /** The day of the last reminder, `2026-11-30`, or empty. */
    remindedOn: string
  }

export type OrderDates = Pick<OwnerOrder, 'trialDate' | 'dueDate'>

/** Only the dates of an order. */
export function datesOf({ trialDate, dueDate }: OrderDates): OrderDates {
  return { trialDate, dueDate }
}

/** Whether the status is final. */
export function isFinished(status: string): boolean {
  return status === 'delivered' || status === 'cancelled'
}

/** First and last name of the customer. */
export function customerOf({ shipping }: Pick<Order, 'shipping'>): string {
  return `${shipping.firstName} ${shipping.lastName}`.trim()
}

type Searched = Pick<Order, 'number' | 'shipping'>

/**
 * A predicate: does the number, name or phone of an order contain the typed text? A phone number is
 * found in any spelling, and by a part of it.
 */
export function orderSearch(typed: string): (order: Searched) => boolean {
  const words = typed.trim().toLowerCase()
  const phones = /^[\d\s+().-]+$/.test(words) ? phonePartsOf(words) : []
  return (order) => {
    const { names, phone } = searchedOf(order)
    return names.includes(words) || phones.some((part) => phone.includes(part))
  }
}

/** The digits to look for: as typed, without the zeros dialled first, and as a whole number. */
function phonePartsOf(typed: string): string[] {
  const digits = typed.replace(/\D/g, '')
  const whole = parsePhone(typed) ?? ''
  return [digits, digits.replace(/^0+/, ''), whole.slice(1)].filter(({ length }) => length >= 3)
}

const searchedOf = memoizeByObject((order: Searched) => {
  const { number, shipping } = order
  return {
    names: `${number} ${customerOf(order)} ${shipping.email}`.toLowerCase(),
    phone: shippingPhoneText(shipping).replace(/\D/g, ''),
  }
})

export type Column<Row> = { status: string; orders: Row[] }

/**
 * The orders grouped by status, in workflow order; in each column those that are due first come
 * first, those without a day last, and else the given order. Statuses that only a newer server knows
 * come last.
 */
export function boardOf<Row extends Dated>(orders: readonly Row[]): Column<Row>[] {
  const columns = new Map<string, Row[]>(ORDER_STATUSES.map((status) => [status, []]))
  for (const order of orders) {
    const column = columns.get(order.status)
    if (column) column.push(order)
    else columns.set(order.status, [order])
  }
  return [...columns].map(([status, rows]) => ({ status, orders: rows.sort(byDueDay) }))
}

/** Later than any day. */
const NO_DAY = '~'

/** Days are written `2026-11-30`, so they compare as text; an order without one comes last. */
function byDueDay(one: Dated, other: Dated): number {
  const day = nextDueOf(one)?.day ?? NO_DAY
  const otherDay = nextDueOf(other)?.day ?? NO_DAY
  return day === otherDay ? 0 : day < otherDay ? -1 : 1
}

type Dated = OrderDates & Pick<Order, 'status'>

export type Due<Row> = { order: Row; day: string; what: 'trial' | 'due' }

/**
 * Fittings and promised days up to and including the last day, earliest first, overdue ones
 * included. Days are written `2026-11-30`, so they compare as text.
 */
export function dueBy<Row extends Dated>(orders: readonly Row[], lastDay: string): Due<Row>[] {
  const due = orders.flatMap(dueDaysOf).filter(({ day }) => day <= lastDay)
  return due.sort((a, b) => (a.day < b.day ? -1 : 1))
}

/** What is due next for an order; nothing once it is finished, or while no day is agreed. */
export function nextDueOf<Row extends Dated>(order: Row): Due<Row> | undefined {
  return dueDaysOf(order).reduce<Due<Row> | undefined>(
    (next, due) => (next && next.day <= due.day ? next : due),
    undefined,
  )
}

/** The days on which something of the order is due; none once it is finished. */
export function dueDaysOf<Row extends Dated>(order: Row): Due<Row>[] {
  const { status, trialDate, dueDate } = order
  if (isFinished(status)) return []
  const isTried = status === 'ready' || status === 'alteration'
  const days: Due<Row>[] = []
  if (trialDate && !isTried) days.push({ order, day: trialDate, what: 'trial' })
  if (dueDate) days.push({ order, day: dueDate, what: 'due' })
  return days
}

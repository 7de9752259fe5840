import { dayOf } from '#domain/base/day.ts'

/** What a desk says about when something happened. An earlier version says nothing. */
export type SentDay = {
  /** The day in the shop, `2026-11-30`. */
  day?: string
}

const DAYS_BACK = 366

/**
 * The day on which something happened, as a desk sends it: a desk without a network sends it later.
 * Today where the desk says nothing or its clock must be wrong.
 */
export function eventDay(sent: unknown, today: string): string {
  const day = typeof sent === 'string' ? dayOf(sent) : undefined
  const last = dayOf(today)
  if (typeof sent !== 'string' || day === undefined || last === undefined) return today
  return day <= last && day >= last - DAYS_BACK ? sent : today
}

import { dateOf, shopDay } from '#domain/base/day.ts'

/** How many orders were promised for a day that is over, and how many were ready by then. */
export type KeptPromises = { promised: number; kept: number }

/** A promise counts for this many days after the promised one. */
export const COUNTED_DAYS = 90

/** The first day that was promised for an order, and when it was ready, if it is. */
export type FirstPromise = {
  /** The day in the shop, `2026-11-30`. A day that was moved later does not replace it. */
  day: string
  /** Empty until it is ready. */
  readyDay: string
}

/** Of the promises for the last 90 days, how many were kept. Today is not over yet. */
export function keptOf(promises: readonly FirstPromise[], nowMs: number): KeptPromises {
  const today = shopDay(nowMs)
  const from = dateOf(today - COUNTED_DAYS)
  const until = dateOf(today)
  const over = promises.filter(({ day }) => day >= from && day < until)
  const kept = over.filter(({ day, readyDay }) => readyDay !== '' && readyDay <= day)
  return { promised: over.length, kept: kept.length }
}

import { dateOf, shopDay } from '#domain/base/day.ts'

/** The day in the shop, `2026-11-30`. */
export function shopToday(): string {
  return dateOf(shopDay(Date.now()))
}

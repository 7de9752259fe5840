import { shopDate } from '#domain/base/day.ts'

/** Today's date in the shop, `2026-11-30`. A function of its own: components must not read the clock. */
export function shopToday(): string {
  return shopDate(Date.now())
}

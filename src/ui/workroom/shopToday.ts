import { dateOf, shopDate, shopDay, shopMoment } from '#domain/base/day.ts'

/** Today's date in the shop, `2026-11-30`. A function of its own: components must not read the clock. */
export function shopToday(): string {
  return shopDate(Date.now())
}

/** The shop's date that many days ago. */
export function shopDateAgo(days: number): string {
  return dateOf(shopDay(Date.now()) - days)
}

/** When tomorrow begins in the shop, in Unix milliseconds: the end of a period that includes today. */
export function shopTomorrowMs(): number {
  return shopMoment(shopDateAgo(-1), '00:00')
}

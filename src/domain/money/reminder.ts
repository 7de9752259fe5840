import { dayOf } from '#domain/base/day.ts'

const DAYS_BETWEEN = 7

/** Whether a customer may be reminded of what is open: at most weekly. Days as `2026-11-30`. */
export function mayRemind(remindedOn: string, today: string): boolean {
  const last = dayOf(remindedOn)
  const now = dayOf(today)
  return last === undefined || (now !== undefined && now - last >= DAYS_BETWEEN)
}

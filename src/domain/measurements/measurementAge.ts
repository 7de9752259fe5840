/** Bodies change; after a year a set should be measured again. */
export const OUTDATED_AFTER_MONTHS = 12

/**
 * Whole months between two days, both written as `2026-11-21`; 0 if either is invalid or the first
 * is later.
 */
export function monthsBetween(from: string, to: string): number {
  const start = partsOf(from)
  const end = partsOf(to)
  if (!start || !end) return 0
  const months = (end.year - start.year) * 12 + end.month - start.month
  return Math.max(0, end.day < start.day ? months - 1 : months)
}

/** Whether it is time to measure again. */
export function isOutdated(measuredOn: string, today: string): boolean {
  return monthsBetween(measuredOn, today) >= OUTDATED_AFTER_MONTHS
}

function partsOf(day: string) {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? []
  return year === undefined
    ? undefined
    : { year: Number(year), month: Number(month), day: Number(date) }
}

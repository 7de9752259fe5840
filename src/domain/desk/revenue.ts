import type { Rupees } from '#domain/base/money.ts'

/** An order reduced to what revenue needs; `placedMs` is Unix time. */
export type Sale = { placedMs: number; status: string; total: Rupees }

export type Revenue = {
  /** Of all time. */
  total: Rupees
  period: Rupees
  before: Rupees
  /** Change against the period before; missing when there is nothing to compare with. */
  percent?: number
  /** One bar for each day of the period, the oldest first. */
  days: { fromMs: number; rupees: Rupees }[]
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Whether an order counts as revenue: confirmed or further, and not cancelled. */
export function isEarned(status: string): boolean {
  return status !== 'placed' && status !== 'cancelled'
}

/** Revenue of the `days` days that end at `untilMs`, compared with the same period before. */
export function revenue(sales: readonly Sale[], untilMs: number, days: number): Revenue {
  const bars = Array.from({ length: days }, (_, index) => ({
    fromMs: untilMs - (days - index) * DAY_MS,
    rupees: 0,
  }))
  let total = 0
  let period = 0
  let before = 0
  for (const sale of sales.filter(({ status }) => isEarned(status))) {
    const daysAgo = Math.floor((untilMs - 1 - sale.placedMs) / DAY_MS)
    total += sale.total
    if (daysAgo >= days && daysAgo < 2 * days) before += sale.total
    const bar = daysAgo >= 0 ? bars[days - 1 - daysAgo] : undefined
    if (!bar) continue
    bar.rupees += sale.total
    period += sale.total
  }
  const percent = percentChange(before, period)
  return { total, period, before, days: bars, ...(percent !== undefined && { percent }) }
}

/** The change in percent; undefined where there was nothing before. */
export function percentChange(before: number, now: number): number | undefined {
  return before > 0 ? ((now - before) / before) * 100 : undefined
}

import { shopDate } from '#domain/base/day.ts'

const LAST_MONTH = 3

/** The Indian financial year of a moment, from April to March: `2627` for 2026-27. */
export function financialYear(unixMs: number): string {
  const [year = 0, month = 0] = shopDate(unixMs).split('-').map(Number)
  const first = month > LAST_MONTH ? year : year - 1
  return [first, first + 1].map((each) => String(each % 100).padStart(2, '0')).join('')
}

/** `R-2627-0001`: the number of a receipt, counted from 1 within the financial year. */
export function receiptNumber(year: string, count: number): string {
  return `R-${year}-${String(count).padStart(4, '0')}`
}

import type { Rupees } from '#domain/base/money.ts'
import { paiseOf, type Paise } from '#domain/money/paise.ts'

/** A rate of tax, as law sets it: for which goods or services, from which day, up to what value. */
export type TaxRate = {
  /** How their HSN or SAC codes begin, `62`. */
  code: string
  /** The first day on which it holds, `2025-09-22`. */
  from: string
  /** The value of a piece before tax up to which `percent` holds; 0 for any value. */
  limit: Rupees
  percent: number
  /** The rate of a piece that is worth more. */
  above: number
}

/**
 * Apparel: chapters 61 to 63, Notification 9/2025-Central Tax (Rate). The only rates that the program
 * brings; the owner edits them in the settings.
 */
export const APPAREL_RATES: readonly TaxRate[] = ['61', '62', '63'].map((code) => ({
  code,
  from: '2025-09-22',
  limit: 2500,
  percent: 5,
  above: 18,
}))

/** The rate that holds for a code on a day: of the most specific ones the latest. */
export function rateFor(rates: readonly TaxRate[], code: string, day: string): TaxRate | undefined {
  return rates
    .filter((rate) => code !== '' && code.startsWith(rate.code) && rate.from <= day)
    .sort((a, b) => b.code.length - a.code.length || (a.from < b.from ? 1 : -1))[0]
}

/** A number of pieces and their total price, with tax. */
type Priced = { amount: Paise; quantity: number }

/**
 * The percentage of a price that includes it. Undefined where none is consistent: the value is above
 * the limit at the lower rate, and not above it at the higher one.
 */
export function percentOf(rate: TaxRate, { amount, quantity }: Priced): number | undefined {
  const { limit, percent, above } = rate
  if (limit === 0) return percent
  const most = paiseOf(limit) * quantity
  if (amount * 100 <= most * (100 + percent)) return percent
  return amount * 100 > most * (100 + above) ? above : undefined
}

/** The prices of a piece with tax that fit neither rate: from `over`, without it, up to `upTo`. */
export function gapOf({ limit, percent, above }: TaxRate): { over: Paise; upTo: Paise } {
  return { over: paiseOf(limit) + limit * percent, upTo: paiseOf(limit) + limit * above }
}

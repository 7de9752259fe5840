import type { Paise } from '#domain/money/paise.ts'

/** An amount with tax, divided: `taxable + cgst + sgst + igst` is the amount. */
export type TaxSplit = { taxable: Paise; cgst: Paise; sgst: Paise; igst: Paise }

/** An amount that no tax is shown for. */
export function untaxed(amount: Paise): TaxSplit {
  return { taxable: amount, cgst: 0, sgst: 0, igst: 0 }
}

/**
 * Divides an amount that includes tax. Within a state the two taxes are equal, so they take an even
 * number of paise, and the taxable value is the rest.
 */
export function splitTax(amount: Paise, percent: number, isWithinState: boolean): TaxSplit {
  const tax = (amount * percent) / (100 + percent)
  if (!isWithinState) {
    const igst = Math.round(tax)
    return { taxable: amount - igst, cgst: 0, sgst: 0, igst }
  }
  const half = Math.round(tax / 2)
  return { taxable: amount - 2 * half, cgst: half, sgst: half, igst: 0 }
}

/**
 * Shares of a sum in proportion to amounts, in whole paise. They add up to the sum, and none is more
 * than its amount as long as the sum is not more than all of them.
 */
export function sharesOf(sum: Paise, amounts: readonly Paise[]): Paise[] {
  const total = amounts.reduce((all, amount) => all + amount, 0)
  if (total === 0) return amounts.map(() => 0)
  let passed = 0
  let given = 0
  return amounts.map((amount) => {
    passed += amount
    const share = Math.round((sum * passed) / total) - given
    given += share
    return share
  })
}

/** What several divided amounts are together. */
export function sumOf(splits: readonly TaxSplit[]): TaxSplit {
  const add = (name: keyof TaxSplit) => splits.reduce((sum, split) => sum + split[name], 0)
  return { taxable: add('taxable'), cgst: add('cgst'), sgst: add('sgst'), igst: add('igst') }
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { APPAREL_RATES, gapOf, percentOf, rateFor } from '#domain/documents/taxRates.ts'

const [rate] = APPAREL_RATES
if (!rate) throw new Error('There is no rate.')
const DAY = '2026-11-23'

describe('the rate of apparel', () => {
  it.each([
    [250_000, 5],
    [262_500, 5],
    [262_501, undefined],
    [295_000, undefined],
    [295_001, 18],
    [1_250_000, 18],
    [0, 5],
  ])('of a piece for %d paise with tax is %s', (amount, percent) => {
    expect(percentOf(rate, { amount, quantity: 1 })).toBe(percent)
    expect(percentOf(rate, { amount: amount * 3, quantity: 3 })).toBe(percent)
  })

  it('fits the taxable value that it leaves, or is undefined', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (amount) => {
        const percent = percentOf(rate, { amount, quantity: 1 })
        const isLow = (tried: number) => (amount * 100) / (100 + tried) <= 250_000
        const fitting = [isLow(5) ? [5] : [], isLow(18) ? [] : [18]].flat()
        expect(fitting).toEqual(percent === undefined ? [] : [percent])
      }),
    )
  })

  it('knows the prices that fit neither rate', () => {
    expect(gapOf(rate)).toEqual({ over: 262_500, upTo: 295_000 })
  })
})

describe('which rate holds', () => {
  const older = { ...rate, from: '2017-07-01', limit: 1000, above: 12 }
  const suits = { code: '6203', from: '2026-04-01', limit: 0, percent: 12, above: 12 }
  const rates = [suits, older, ...APPAREL_RATES]

  it('is the latest one in force, for the most specific code', () => {
    expect(rateFor(rates, '6103', DAY)).toBe(rate)
    expect(rateFor(rates, '6103', '2025-09-21')).toBe(older)
    expect(rateFor(rates, '6103', '2025-09-22')).toBe(rate)
    expect(rateFor(rates, '6203', DAY)).toBe(suits)
    expect(rateFor(rates, '6203', '2026-03-31')).toMatchObject({ code: '62', above: 18 })
  })

  it('is undefined for other goods, for stitching alone and for a category without a code', () => {
    for (const code of ['9988', '64', '', '6'])
      expect(rateFor(APPAREL_RATES, code, DAY)).toBeUndefined()
    expect(rateFor(APPAREL_RATES, '6203', '2025-01-01')).toBeUndefined()
  })

  it('does not depend on the value where it has no limit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (amount) => {
        expect(percentOf(suits, { amount, quantity: 1 })).toBe(12)
      }),
    )
  })
})

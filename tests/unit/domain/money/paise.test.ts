import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decimalRupees,
  formatPaise,
  formatPaiseInFull,
  paiseOf,
  parseAmountText,
} from '#domain/money/paise.ts'
import { financialYear, receiptNumber } from '#domain/money/receiptNumber.ts'

describe('an amount', () => {
  it('is written with paise only where it has some', () => {
    expect(formatPaise(12_599_900)).toBe('₹1,25,999')
    expect(formatPaise(12_599_905)).toBe('₹1,25,999.05')
    expect(formatPaise(-50)).toBe('-₹0.50')
    expect([12_599_900, 12_599_905, 0].map(formatPaiseInFull)).toEqual([
      '₹1,25,999.00',
      '₹1,25,999.05',
      '₹0.00',
    ])
    expect(formatPaise(-150_050)).toBe('-₹1,500.50')
    expect(formatPaise(0)).toBe('₹0')
  })

  it('is read from what is typed', () => {
    expect(parseAmountText('₹1,250')).toBe(125_000)
    expect(parseAmountText(' 99.5 ')).toBe(9950)
    expect(parseAmountText('0.01')).toBe(1)
    for (const wrong of ['', '0', '-5', '1.234', '1e3', 'ten', '1..2', '9999999999'])
      expect(parseAmountText(wrong), wrong).toBeUndefined()
  })

  it('comes back whole through text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), (paise) => {
        expect(paiseOf(Number(decimalRupees(paise)))).toBe(paise)
        expect(decimalRupees(paise)).toMatch(/^\d+\.\d\d$/)
      }),
    )
  })
})

describe('a receipt', () => {
  it('is numbered within the Indian financial year', () => {
    expect(financialYear(Date.parse('2026-11-23T12:00:00Z'))).toBe('2627')
    expect(financialYear(Date.parse('2027-03-31T18:29:59Z'))).toBe('2627')
    expect(financialYear(Date.parse('2027-03-31T18:30:00Z'))).toBe('2728')
    expect(financialYear(Date.parse('2099-12-01T00:00:00Z'))).toBe('9900')
    expect(receiptNumber('2627', 1)).toBe('R-2627-0001')
    expect(receiptNumber('2627', 12_345)).toBe('R-2627-12345')
  })
})

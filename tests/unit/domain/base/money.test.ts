import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  convertPriceText,
  CURRENCIES,
  DEFAULT_RATES,
  formatPrice,
  formatRupees,
  parsePriceText,
} from '#domain/base/money.ts'

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [1999, '₹1,999'],
  [125999, '₹1,25,999'],
  [12345678, '₹1,23,45,678'],
  [-1500, '-₹1,500'],
])('%i rupees is shown as %s', (rupees, text) => {
  expect(formatRupees(rupees)).toBe(text)
})

test.each([
  ['INR', '₹1,25,999'],
  ['EUR', '€1,386'],
  ['USD', '$1,512'],
  ['GBP', '£1,197'],
] as const)('1,25,999 rupees in %s is shown as %s, without decimals', (currency, text) => {
  expect(formatPrice(125999, currency, DEFAULT_RATES)).toBe(text)
})

test('other currencies are grouped in thousands', () => {
  expect(formatPrice(1_000_000_000, 'USD', DEFAULT_RATES)).toBe('$12,000,000')
})

test.each([
  ['₹1,25,999', 125999],
  ['1999', 1999],
  ['₹ 2,499.50', 2499.5],
])('the price text %s is %d rupees', (text, rupees) => {
  expect(parsePriceText(text)).toBe(rupees)
})

test.each(['', '₹', 'On request', '12 pieces'])('the price text "%s" is not a number', (text) => {
  expect(parsePriceText(text)).toBeUndefined()
  expect(convertPriceText(text, 'USD', DEFAULT_RATES)).toBe(text)
})

test('price text is converted like a price', () => {
  expect(convertPriceText('₹1,25,999', 'GBP', DEFAULT_RATES)).toBe('£1,197')
})

test('every whole price round-trips through text', () => {
  fc.assert(
    fc.property(fc.nat(), (rupees) => {
      expect(parsePriceText(formatRupees(rupees))).toBe(rupees)
    }),
  )
})

test('rupee grouping matches the browser’s Indian grouping', () => {
  const indian = new Intl.NumberFormat('en-IN')
  fc.assert(
    fc.property(fc.nat(), (rupees) => {
      expect(formatRupees(rupees)).toBe(`₹${indian.format(rupees)}`)
    }),
  )
})

test('the currencies and rates are those of the specification', () => {
  expect(CURRENCIES.map(({ code, symbol }) => `${code} ${symbol}`)).toEqual([
    'INR ₹',
    'EUR €',
    'USD $',
    'GBP £',
  ])
  expect(DEFAULT_RATES).toEqual({ INR: 1, EUR: 0.011, USD: 0.012, GBP: 0.0095 })
})

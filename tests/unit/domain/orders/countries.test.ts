import { expect, test } from 'vitest'
import {
  COUNTRY_CODES,
  countryNamed,
  countryNames,
  hasPostalCodes,
  offeredCode,
} from '#domain/orders/countries.ts'

test('India comes first, then every other country once, in order', () => {
  const [first, ...others] = countryNames()
  expect(first).toBe('India')
  expect(others).toEqual(
    [...new Set(others)].toSorted((one, other) => one.localeCompare(other, 'en')),
  )
  expect(others).not.toContain('India')
  expect(others.filter((name) => !/^[\p{L}][\p{L} ’()-]+$/u.test(name))).toEqual([])
})

test('a country is known by its name in any case, and by its usual short names', () => {
  expect(['france', ' UK ', 'usa', 'IN', 'UAE'].map(countryNamed)).toEqual([
    'France',
    'United Kingdom',
    'United States',
    'India',
    'United Arab Emirates',
  ])
  expect(countryNamed('Atlantis')).toBeUndefined()
  expect(countryNamed('constructor')).toBeUndefined()
})

test('every offered calling code belongs to a listed country', () => {
  for (const { code, country } of COUNTRY_CODES) expect(offeredCode(country)).toBe(code)
  expect(offeredCode('Canada')).toBe('+1')
  expect(offeredCode('Singapore')).toBeUndefined()
})

test('the star of one country is not taken for another’s', () => {
  expect(['Guinea', 'Dominica', 'Sudan'].map(hasPostalCodes)).toEqual([false, false, false])
  expect(['Papua New Guinea', 'Dominican Republic', 'Niger'].map(hasPostalCodes)).toEqual([
    true,
    true,
    true,
  ])
})

import { expect, test } from 'vitest'
import { checkShipping, shipsAbroad, withCountry } from '#domain/orders/checkShipping.ts'
import { SHIPPING as GOOD } from '#tests/harness/data/shipping.ts'

test('a valid address has no problems', () => {
  expect(checkShipping(GOOD)).toEqual({})
})

test('every field is required', () => {
  for (const field of Object.keys(GOOD)) {
    expect(checkShipping({ ...GOOD, [field]: '  ' })).toHaveProperty(field, 'required')
  }
})

test.each(['040001', '40001', '4000011', 'ABCDEF', '400  001'])(
  '%s is not an Indian PIN',
  (zipCode) => {
    expect(checkShipping({ ...GOOD, zipCode })).toEqual({ zipCode: 'pinInvalid' })
  },
)

test('a country without postal codes needs none', () => {
  for (const country of ['United Arab Emirates', 'UAE', 'Hong Kong', 'qatar']) {
    expect(checkShipping({ ...GOOD, country, zipCode: '' })).toEqual({})
  }
  for (const country of ['United Kingdom', 'Papua New Guinea', 'Atlantis', '']) {
    expect(checkShipping({ ...GOOD, country, zipCode: '' })).toHaveProperty('zipCode', 'required')
  }
})

test('only a country other than India is abroad', () => {
  for (const country of ['India', ' india', 'Bharat', 'IN', '']) {
    expect(shipsAbroad({ country })).toBe(false)
  }
  expect(shipsAbroad({ country: 'Nepal' })).toBe(true)
})

test('the calling code follows the country until a number is typed or another code is chosen', () => {
  const empty = { ...GOOD, phone: '' }
  const british = withCountry(empty, 'United Kingdom')
  expect(british).toMatchObject({ country: 'United Kingdom', countryCode: '+44' })
  expect(withCountry(british, 'Singapore').countryCode).toBe('+91')
  expect(withCountry(GOOD, 'United Kingdom').countryCode).toBe('+91')
  expect(withCountry({ ...british, countryCode: '+971' }, 'Japan').countryCode).toBe('+971')
})

test('a North American number beside the Indian code is asked for its code', () => {
  const phone = '(650) 555-2671'
  expect(checkShipping({ ...GOOD, phone })).toEqual({ phone: 'phoneCodeMissing' })
  expect(checkShipping({ ...GOOD, phone, countryCode: '+1' })).toEqual({})
  expect(checkShipping({ ...GOOD, phone: `+1 ${phone}` })).toEqual({})
})

test('other countries have their own postal codes', () => {
  const abroad = { ...GOOD, country: 'UK', zipCode: 'SW1A 1AA' }
  expect(checkShipping(abroad)).toEqual({})
})

test.each(['12345', '5555543210', '98765 4321', 'call me', '98765-43210x2'])(
  '%s is not an Indian mobile number',
  (phone) => {
    expect(checkShipping({ ...GOOD, phone })).toEqual({ phone: 'phoneInvalid' })
  },
)

import { DEFAULT_COUNTRY_CODE } from '#domain/base/phone.ts'
import { expect, test } from 'vitest'
import { COUNTRY_CODES } from '#domain/orders/countries.ts'
import { isEmail } from '#domain/base/text.ts'
import {
  checkShipping,
  placeLine,
  shippingPhone,
  shippingPhoneText,
  shipsAbroad,
  trimShipping,
  withCountry,
  type Shipping,
} from '#domain/orders/shipping.ts'

const GOOD: Shipping = {
  firstName: 'Asha',
  lastName: 'Iyer',
  email: 'asha@example.com',
  countryCode: '+91',
  phone: '98765 43210',
  address: '14 Rope Walk Lane',
  city: 'Mumbai',
  state: 'Maharashtra',
  zipCode: '400 001',
  country: 'India',
}

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

test('a place is written without what is empty', () => {
  expect(placeLine(GOOD)).toBe('Mumbai, Maharashtra 400 001')
  expect(placeLine({ ...GOOD, city: 'Dubai', state: 'Dubai', zipCode: '' })).toBe('Dubai, Dubai')
})

test('other countries have their own postal codes', () => {
  const abroad = { ...GOOD, country: 'UK', zipCode: 'SW1A 1AA' }
  expect(checkShipping(abroad)).toEqual({})
})

test.each([
  ['+91 (0)98765-43210', '+91', '+91', '98765 43210'],
  ['(415) 555-2671', '+1', '+1', '415 555 2671'],
  ['+1 415 555 2671', '+91', '+1', '415 555 2671'],
  ['+65 6123 4567', '+91', '+91', '+65 6123 4567'],
])('the number %s with %s is sent as %s and %s', (phone, countryCode, code, national) => {
  expect(checkShipping({ ...GOOD, phone, countryCode })).toEqual({})
  expect(trimShipping({ ...GOOD, phone, countryCode })).toMatchObject({
    countryCode: code,
    phone: national,
  })
})

test.each([
  ['98765 43210', '+91', '+919876543210', '+91 98765 43210'],
  ['+1 415 555 2671', '+91', '+14155552671', '+1 415 555 2671'],
  ['12345', '+91', undefined, '+91 12345'],
])('a stored %s with %s is dialled as %s and shown as %s', (phone, countryCode, dialled, shown) => {
  expect(shippingPhone({ ...GOOD, phone, countryCode })).toBe(dialled)
  expect(shippingPhoneText({ ...GOOD, phone, countryCode })).toBe(shown)
})

test.each(['12345', '5555543210', '98765 4321', 'call me', '98765-43210x2'])(
  '%s is not an Indian mobile number',
  (phone) => {
    expect(checkShipping({ ...GOOD, phone })).toEqual({ phone: 'phoneInvalid' })
  },
)

test.each(['asha@example.com', 'a@b.c', ' asha@example.com '])('%s is an email', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each(['asha', 'asha@', 'asha@example', 'a b@c.d', '@c.d'])('%s is not an email', (text) => {
  expect(isEmail(text)).toBe(false)
})

test('the twenty country codes of the specification are offered, India first', () => {
  expect(COUNTRY_CODES.map(({ code, country }) => `${code} ${country}`)).toEqual([
    '+91 India',
    '+1 USA',
    '+44 UK',
    '+61 Australia',
    '+971 UAE',
    '+81 Japan',
    '+49 Germany',
    '+33 France',
    '+39 Italy',
    '+7 Russia',
    '+86 China',
    '+880 Bangladesh',
    '+92 Pakistan',
    '+234 Nigeria',
    '+62 Indonesia',
    '+63 Philippines',
    '+966 Saudi Arabia',
    '+20 Egypt',
    '+212 Morocco',
    '+27 South Africa',
  ])
  expect(DEFAULT_COUNTRY_CODE).toBe('+91')
})

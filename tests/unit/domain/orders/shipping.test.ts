import { DEFAULT_COUNTRY_CODE } from '#domain/base/phone.ts'
import { expect, test } from 'vitest'
import { COUNTRY_CODES } from '#domain/orders/countries.ts'
import { isEmail } from '#domain/base/text.ts'
import { checkShipping } from '#domain/orders/checkShipping.ts'
import {
  placeLine,
  shippingPhone,
  shippingPhoneText,
  trimShipping,
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

test('a place is written without what is empty', () => {
  expect(placeLine(GOOD)).toBe('Mumbai, Maharashtra 400 001')
  expect(placeLine({ ...GOOD, city: 'Dubai', state: 'Dubai', zipCode: '' })).toBe('Dubai, Dubai')
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

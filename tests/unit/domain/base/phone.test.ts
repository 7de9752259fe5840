import { expect, test } from 'vitest'
import { formatPhone, parsePhone, phoneProblem, splitPhone } from '#domain/base/phone.ts'
import { COUNTRY_CODES } from '#domain/orders/countries.ts'
import { chatAddress } from '#domain/site/chatLink.ts'

const INDIAN = '+919876543210'

test.each([
  '98765 43210',
  '098765 43210',
  '+91 98765 43210',
  '+91-98765-43210',
  '+91 (0)98765 43210',
  '0091 98765 43210',
  '919876543210',
  '９８７６５ ４３２１０',
  '\u202a+91 98765 43210\u202c',
  '+91\u00a098765\u00a043210',
])('"%s" is read as an Indian number', (text) => {
  expect(parsePhone(text)).toBe(INDIAN)
})

test.each(['valueOf', 'constructor', '__proto__'])(
  'with "%s" as a code no number is read',
  (code) => {
    expect(parsePhone('98765 43210', code)).toBeUndefined()
  },
)

test.each([
  ['(415) 555-2671', '+1', '+14155552671'],
  ['1 (415) 555-2671', '+1', '+14155552671'],
  ['011 91 98765 43210', '+1', INDIAN],
  ['07700 900123', '+44', '+447700900123'],
  ['06 1234 5678', '+39', '+390612345678'],
  ['8 912 345-67-89', '+7', '+79123456789'],
  ['+65 6123 4567', '+91', '+6561234567'],
  ['022 5550 0142', '+91', '+912255500142'],
])('"%s" with %s is read as %s', (text, code, phone) => {
  expect(parsePhone(text, code)).toBe(phone)
})

test.each([
  '12345',
  '',
  '+',
  'call me',
  '98765 4321',
  '98765 43210 x2',
  '+91 12345',
  '+0 12345678',
])('"%s" is refused', (text) => {
  expect(parsePhone(text)).toBeUndefined()
  expect(formatPhone(text)).toBe(text)
})

test.each(['(415) 555-2671', '(650)555-2671', '415-555-2671', '415.555.2671', ' (415) 555 2671 '])(
  '"%s" is not read as Indian, unless that country was chosen',
  (text) => {
    expect(parsePhone(text)).toBeUndefined()
    expect(phoneProblem(text)).toBe('phoneCodeMissing')
    expect(formatPhone(text)).toBe(text)
    expect(parsePhone(text, '+1')).toMatch(/^\+1(415|650)5552671$/)
  },
)

test.each([
  ['987-654-3210', '+919876543210'],
  ['(022) 5550 0142', '+912255500142'],
  ['(0141) 255-5671', '+911412555671'],
  ['141 255 5671', '+911412555671'],
  ['0141-2555671', '+911412555671'],
  ['04152-555671', '+914152555671'],
  ['+1 (415) 555-2671', '+14155552671'],
])('"%s" is still read as %s', (text, phone) => {
  expect(parsePhone(text)).toBe(phone)
  expect(phoneProblem(text)).toBeUndefined()
})

test('12345 is refused in every country of the form', () => {
  const accepted = COUNTRY_CODES.filter(({ code }) => parsePhone('12345', code) !== undefined)
  expect(accepted).toEqual([])
})

test.each([
  ['098765-43210', '+91 98765 43210'],
  ['022 5550 0142', '+91 22 5550 0142'],
  ['+14155552671', '+1 415 555 2671'],
  ['+33612345678', '+33 6 12 34 56 78'],
  ['+971501234567', '+971 501 234 567'],
  ['+6561234567', '+6561234567'],
])('%s is shown as %s', (text, shown) => {
  expect(formatPhone(text)).toBe(shown)
})

test('a formatted number is read as the same number again', () => {
  for (const { code } of COUNTRY_CODES) {
    for (const national of ['912345678', '9123456789', '91234567890']) {
      const phone = parsePhone(code + national)
      if (phone === undefined) continue
      expect(parsePhone(formatPhone(phone))).toBe(phone)
      const split = splitPhone(phone)
      expect(split && parsePhone(split.national, split.countryCode)).toBe(phone)
    }
  }
})

test('a chat with the house opens at its Indian number, with or without the code', () => {
  expect(chatAddress('98200 12345')).toBe('https://wa.me/919820012345')
  expect(chatAddress('+91 98200 12345')).toBe('https://wa.me/919820012345')
  expect(chatAddress('+44 7700 900123')).toBe('https://wa.me/447700900123')
})

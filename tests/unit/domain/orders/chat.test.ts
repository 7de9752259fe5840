import { expect, test } from 'vitest'
import { MAX_LINK_CHARACTERS, shortChatLink } from '#domain/site/chatLink.ts'
import { orderChatLink, orderChatText, type ChatOrder } from '#domain/orders/chat.ts'
import { DEFAULT_PREFERENCES } from '#domain/cart/cart.ts'
import type { Offer } from '#domain/base/offer.ts'
import { DEFAULT_RATES } from '#domain/base/money.ts'
import { EMPTY_SHIPPING } from '#domain/orders/shipping.ts'

const PHONE = '+91 55500 01420'

function order(lines: number, more: Partial<ChatOrder> = {}): ChatOrder {
  return {
    number: 'ET-1795255200000',
    shipping: {
      firstName: 'आशा',
      lastName: 'Iyer',
      email: 'asha@example.com',
      countryCode: '+91',
      phone: '98765 43210',
      address: '14 Rope Walk Lane',
      city: 'Mumbai',
      state: 'Maharashtra',
      zipCode: '400001',
      country: 'India',
    },
    lines: Array.from({ length: lines }, () => ({
      name: 'Rust Brocade Sherwani',
      price: 125999,
      quantity: 2,
      material: '',
      preferences: DEFAULT_PREFERENCES,
    })),
    total: 251998 * lines,
    note: '',
    currency: 'INR',
    rates: DEFAULT_RATES,
    ...more,
  }
}

function textOf(link: string): string {
  return new URL(link).searchParams.get('text') ?? ''
}

test('the link contains only digits, and the message has customer, address, lines and total', () => {
  const link = orderChatLink(PHONE, order(1))
  expect(link).toMatch(/^https:\/\/wa\.me\/915550001420\?text=/)
  const text = textOf(link)
  for (const part of [
    'ET-1795255200000',
    'आशा Iyer',
    '14 Rope Walk Lane',
    'Rust Brocade Sherwani x 2: ₹2,51,998',
    'Total: ₹2,51,998',
  ]) {
    expect(text).toContain(part)
  }
})

test('what was said about the days comes after the total', () => {
  const days = ['Needed by: Sat 12 Dec', 'Trial by Fri 4 Dec, ready by Fri 11 Dec']
  const text = textOf(orderChatLink(PHONE, order(1, { days, note: 'Soft collar' })))
  expect(text).toMatch(/Total: ₹2,51,998\nNeeded by: .*\nTrial by .* 11 Dec\nNote: Soft collar$/)
})

test('a converted total still shows the rupees that will be charged', () => {
  expect(textOf(orderChatLink(PHONE, order(1, { currency: 'USD' })))).toContain(
    'Total: $3,024 (₹2,51,998)',
  )
})

test.each([1, 10, 20, 50])('with %i lines the link stays within its limit', (lines) => {
  const link = orderChatLink(PHONE, order(lines))
  expect(link.length).toBeLessThan(MAX_LINK_CHARACTERS)
  expect(textOf(link)).toContain('ET-1795255200000')
})

test('lines left out of the message are counted', () => {
  expect(textOf(orderChatLink(PHONE, order(50)))).toMatch(/\+ \d+ more, see order ET-/)
})

test('even a very long address gives a working link', () => {
  const long = order(1)
  const shipping = { ...long.shipping, address: 'क'.repeat(400) }
  expect(orderChatLink(PHONE, { ...long, shipping })).toBe(shortChatLink(PHONE, long.number))
})

test('empty fields are left out', () => {
  expect(orderChatText(PHONE, order(1, { shipping: EMPTY_SHIPPING })).split('\n')).toEqual([
    'New order ET-1795255200000',
    '',
    '- Rust Brocade Sherwani x 2: ₹2,51,998, as shown',
    'Total: ₹2,51,998',
  ])
})

test('the copyable text equals the text of the link', () => {
  expect(orderChatText(PHONE, order(50))).toBe(textOf(orderChatLink(PHONE, order(50))))
})

test('the short link contains the order number and no personal data', () => {
  expect(textOf(shortChatLink(PHONE, 'ET-1795255200000'))).toBe('Order ET-1795255200000')
})

test('a line with a discount shows what is charged, and why', () => {
  const made = { material: '', preferences: DEFAULT_PREFERENCES }
  const line = { ...made, name: 'Navy Twill Suit', price: 42_999, quantity: 2 }
  const off = (offer: Offer, rupees: number) =>
    orderChatText(PHONE, order(0, { lines: [{ ...line, discount: { offer, rupees } }] }))
  expect(off({ kind: 'percent', value: 10 }, 8600)).toContain(
    '- Navy Twill Suit x 2: ₹77,398 (10% off)',
  )
  expect(off({ kind: 'rupees', value: 500 }, 1000)).toContain('₹84,998 (₹1,000 off)')
})

test('a line names its material and whose measurements it is cut to', () => {
  const [line] = order(1).lines
  if (!line) throw new Error('The order has no line.')
  const measurements = { set: 's', setName: 'Ravi', version: 1, values: { chest: 1016 } }
  const made = { ...line, material: 'Silk', measurements }
  expect(orderChatText(PHONE, order(1, { lines: [made] }))).toContain(
    '- Rust Brocade Sherwani x 2: ₹2,51,998, Silk, for Ravi',
  )
})

test('the shopper’s note comes along; a long one is cut before any piece is', () => {
  expect(orderChatText(PHONE, order(1, { note: ' For a wedding ' }))).toMatch(
    /Note: For a wedding$/,
  )
  const long = orderChatText(PHONE, order(1, { note: `${'Soon '.repeat(10)}${'🧵'.repeat(400)}` }))
  expect(long.match(/Rust Brocade/g)).toHaveLength(1)
  expect(long).toMatch(/Note: Soon .*🧵\.\.\.$/)
  expect(orderChatText(PHONE, order(50, { note: 'Soon' }))).toMatch(/Note: see the order$/)
})

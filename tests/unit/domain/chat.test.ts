import { describe, expect, it } from 'vitest'
import {
  chatLink,
  MAX_LINK_CHARACTERS,
  orderChatLink,
  orderChatText,
  shortChatLink,
} from '#domain/chat.ts'
import type { ChatOrder } from '#domain/chat.ts'
import { DEFAULT_RATES } from '#domain/money.ts'
import { EMPTY_SHIPPING } from '#domain/shipping.ts'

const PHONE = '+91 55500 01420'

const order: ChatOrder = {
  number: 'ET-1700000000000',
  shipping: {
    firstName: 'Asha',
    lastName: 'Iyer',
    email: 'asha@example.com',
    countryCode: '+91',
    phone: '98765 43210',
    address: '4 Hill Road & Sons',
    city: 'Mumbai',
    state: 'Maharashtra',
    zipCode: '400050',
    country: 'India',
  },
  lines: [{ name: 'Rust Brocade Sherwani', price: 125_999, quantity: 2 }],
  total: 251_998,
  currency: 'INR',
  rates: DEFAULT_RATES,
}

function lines(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    name: `Hand-finished ₹ Sherwani number ${index + 1}`,
    price: 125_999,
    quantity: 99,
  }))
}

describe('the chat link of a new order', () => {
  it('is for the digits of the number alone and carries the whole order', () => {
    const link = orderChatLink(PHONE, order)
    expect(link).toMatch(/^https:\/\/wa\.me\/915550001420\?text=/)
    const text = decodeURIComponent(link.split('?text=')[1] ?? '')
    expect(text).toBe(orderChatText(PHONE, order))
    expect(text.split('\n')).toEqual([
      'New order ET-1700000000000',
      '',
      'Name: Asha Iyer',
      'Email: asha@example.com',
      'Phone: +91 98765 43210',
      'Address: 4 Hill Road & Sons, Mumbai, Maharashtra 400050, India',
      '',
      '- Rust Brocade Sherwani x 2: ₹2,51,998',
      'Total: ₹2,51,998',
    ])
  })

  it('says the rupees to be charged beside a converted total', () => {
    const text = orderChatText(PHONE, { ...order, currency: 'USD' })
    expect(text).toContain('x 2: $3,024')
    expect(text).toContain('Total: $3,024 (₹2,51,998)')
  })

  it('leaves out what is not filled in yet', () => {
    const text = orderChatText(PHONE, { ...order, shipping: EMPTY_SHIPPING })
    expect(text.split('\n').slice(0, 3)).toEqual([
      'New order ET-1700000000000',
      '',
      '- Rust Brocade Sherwani x 2: ₹2,51,998',
    ])
  })

  it.each([1, 3, 10, 20, 50])('stays under 2,000 characters with %i lines', (count) => {
    const link = orderChatLink(PHONE, { ...order, lines: lines(count) })
    expect(link.length).toBeLessThan(MAX_LINK_CHARACTERS)
    const text = decodeURIComponent(link)
    if (count === 50) expect(text).toMatch(/\+ \d+ more, see order ET-1700000000000/)
    expect(text).toContain('Total: ')
  })

  it('falls back to the number when the address alone is too long', () => {
    const address = 'घ'.repeat(400)
    const shipping = { ...order.shipping, address }
    expect(orderChatLink(PHONE, { ...order, shipping })).toBe(shortChatLink(PHONE, order.number))
  })
})

describe('the short link behind the QR code', () => {
  it('tells the number and nothing personal', () => {
    expect(shortChatLink(PHONE, 'ET-1')).toBe('https://wa.me/915550001420?text=Order%20ET-1')
    expect(chatLink('0091', 'a?b&c')).toBe('https://wa.me/0091?text=a%3Fb%26c')
  })
})

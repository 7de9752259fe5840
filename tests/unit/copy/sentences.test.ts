import { sumsOf } from '#domain/money/ledger.ts'
import { describe, expect, it } from 'vitest'
import { adminDashboard } from '#copy/desk/admin.ts'
import { adminWorkroom } from '#copy/desk/adminWorkroom.ts'
import { priceChangeSentence } from '#copy/money/priceChanges.ts'
import { cart } from '#copy/shop/cart.ts'
import { header } from '#copy/base/frame.ts'
import { orderMailToCustomer, orderMailToOwner, statusMail } from '#copy/mail/orderMails.ts'
import { requestMail } from '#copy/mail/requestMail.ts'
import { statusChatText, type OrderFacts } from '#copy/shop/statusMessage.ts'
import { suit } from '#tests/harness/server/sentOrder.ts'
import { documentTitle } from '#copy/base/titles.ts'
import { EMPTY_SHIPPING } from '#domain/orders/shipping.ts'

const order = {
  number: 'ET-1700000000000',
  shipping: {
    ...EMPTY_SHIPPING,
    firstName: 'Asha',
    lastName: 'Iyer',
    email: 'asha@example.com',
    phone: '9876543210',
    address: '4 Hill Road',
    city: 'Mumbai',
    state: 'Maharashtra',
    zipCode: '400050',
    country: 'India',
  },
  lines: [{ name: 'Rust Brocade Sherwani', price: 125_999, quantity: 2 }],
  total: 251_998,
  note: '',
  chatLink: 'https://wa.me/911234567890?text=Order',
}

const FACTS: OrderFacts = {
  number: 'ET-1',
  status: 'confirmed',
  name: 'Asha',
  lines: [suit()],
  trialDate: '',
  dueDate: '',
  sums: sumsOf(42_999, { received: 500_000, discounted: 0 }),
}

describe('sentences with values', () => {
  it('use singular and plural forms', () => {
    expect(cart.count(1)).toBe('1 item')
    expect(cart.count(0)).toBe('0 items')
    expect(header.cart(0)).toBe('Cart')
    expect(header.cart(2)).toBe('Cart, 2 items')
  })

  it('name a week by its only day, when one is left of it', () => {
    expect(adminWorkroom.week('2026-11-29', '2026-11-29')).toBe('Sun 29 Nov')
    expect(adminWorkroom.week('2026-11-30', '2026-12-06')).toBe('Mon 30 Nov - Sun 6 Dec')
  })

  it('distinguish a changed price from a product that is gone', () => {
    const change = { product: 'p', name: 'Natural Linen', was: 1999 }
    expect(priceChangeSentence(change)).toBe('Natural Linen is no longer offered.')
    expect(priceChangeSentence({ ...change, now: 125_999 })).toBe(
      'Natural Linen was ₹1,999 and is now ₹1,25,999.',
    )
  })

  it('sign an increase and a decrease', () => {
    expect(adminDashboard.change(12.5, 30)).toMatch(/^\+12\.5%/)
    expect(adminDashboard.change(-3, 30)).toMatch(/^-3\.0%/)
    expect(adminDashboard.change(0, 30)).toMatch(/^0\.0%/)
  })

  it('put the page and the house into the title', () => {
    expect(documentTitle('Checkout', 'Ember & Thread')).toBe('Checkout | Ember & Thread')
  })

  it('state in the chat message what the record of the order says', () => {
    const confirmed = { ...FACTS, trialDate: '2026-11-30', dueDate: '2026-12-05' }
    expect(statusChatText(confirmed).split('\n')).toEqual([
      'Hello Asha,',
      'Order ET-1: Confirmed. We have accepted your order.',
      '1 x Navy Twill Suit',
      'Trial: 30 Nov 2026',
      'Promised for: 5 Dec 2026',
      'Total: ₹42,999',
      'Received: ₹5,000',
      'Balance: ₹37,999',
    ])
  })

  it('say nothing about days that are not known, and name a discount', () => {
    const sums = sumsOf(42_999, { received: 0, discounted: 99_950 })
    expect(
      statusChatText({ ...FACTS, sums })
        .split('\n')
        .slice(2),
    ).toEqual([
      '1 x Navy Twill Suit',
      'Total: ₹42,999',
      'Taken off: ₹999.50',
      'Received: ₹0',
      'Balance: ₹41,999.50',
    ])
  })

  it('name no day that is over, and ask for no money after a cancellation', () => {
    const dates = { trialDate: '2026-11-30', dueDate: '2026-12-05' }
    const ready = statusChatText({ ...FACTS, ...dates, status: 'ready' })
    expect([ready.includes('Trial'), ready.includes('Promised')]).toEqual([false, true])
    const altered = statusChatText({ ...FACTS, ...dates, status: 'alteration' })
    expect([altered.includes('Trial'), altered.includes('Promised')]).toEqual([false, true])
    const cancelled = statusChatText({ ...FACTS, ...dates, status: 'cancelled' })
    expect(cancelled).not.toMatch(/Trial|Promised|Balance/)
  })
})

describe('the mails of an order', () => {
  it('contain each item, the total, the chat link and the address for the house', () => {
    const { subject, text } = orderMailToOwner(order)
    expect(subject).toBe('New order ET-1700000000000 from Asha Iyer')
    expect(text).toContain('Rust Brocade Sherwani x 2: ₹2,51,998')
    expect(text).toContain('Total: ₹2,51,998')
    expect(text).toContain(`Pay via WhatsApp: ${order.chatLink}`)
    expect(text).toContain('Mumbai, Maharashtra 400050')
    expect(text).not.toMatch(/\n{3}|\n$/)
  })

  it('name the promised days, and the day by which it is needed', () => {
    const days = { trialDate: '2026-12-04', dueDate: '2026-12-11', neededBy: '2026-12-12' }
    for (const { text } of [
      orderMailToOwner({ ...order, ...days }),
      orderMailToCustomer({ ...order, ...days }, 'Ember & Thread'),
    ]) {
      expect(text).toContain('Needed by: Sat 12 Dec\nTrial by Fri 4 Dec, ready by Fri 11 Dec\n')
    }
  })

  it('tell the shopper when it is to be paid, and where it is paid and seen', () => {
    const links = { order: 'https://house.example/order/1', pay: 'https://house.example/pay/2' }
    const terms = { kind: 'advance', percent: 50 } as const
    const { text } = orderMailToCustomer({ ...order, terms, links }, 'Ember & Thread')
    expect(text).toContain(
      '\n\n50% to be paid before the work begins, the rest on delivery.\n' +
        `Pay by UPI: ${links.pay}\nYour order: ${links.order}\n\n`,
    )
    expect(orderMailToOwner({ ...order, terms, links }).text).not.toContain('/pay/')
  })

  it('thank the shopper without repeating the address', () => {
    const { subject, text } = orderMailToCustomer(order, 'Ember & Thread')
    expect(subject).toBe('Your order ET-1700000000000 at Ember & Thread')
    expect(text).toContain('Dear Asha,')
    expect(text).not.toContain('4 Hill Road')
  })

  it('tell the shopper of each step', () => {
    const facts = { ...FACTS, status: 'trial', name: 'www.example.com' }
    const { subject, text } = statusMail(facts, 'Ember & Thread')
    expect(subject).toBe('Order ET-1: Trial')
    expect(text).toContain(
      '1 x Navy Twill Suit\nTotal: ₹42,999\nReceived: ₹5,000\nBalance: ₹37,999',
    )
    expect(text).not.toContain('www.example.com')
  })
})

describe('requestMail', () => {
  it('lists only the fields that were filled in', () => {
    const fields = [
      ['Phone', '98765 43210'],
      ['Message', ''],
    ] as const
    expect(requestMail('Appointment request', 'Asha', fields)).toEqual({
      subject: 'Appointment request from Asha',
      text: 'Phone: 98765 43210',
    })
  })
})

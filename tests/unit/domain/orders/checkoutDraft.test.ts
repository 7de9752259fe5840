import { describe, expect, it } from 'vitest'
import { DEFAULT_PREFERENCES, freeze, type CartLine } from '#domain/cart/cart.ts'
import {
  chatOrderOf,
  draftFields,
  fieldsAfterPlacing,
  newCheckoutDraft,
  orderDraftOf,
  parseCheckoutDraft,
} from '#domain/orders/checkoutDraft.ts'
import { DEFAULT_RATES } from '#domain/base/money.ts'
import { missingMeasurements, requirementsOf } from '#domain/products/requiredMeasurements.ts'
import { asksForPin } from '#domain/orders/checkShipping.ts'
import { EMPTY_SHIPPING } from '#domain/orders/shipping.ts'

const ID = 'mhvz0000abcdefg'
const shopper = {
  id: 'u',
  email: 'asha@example.com',
  name: 'Asha Rani Iyer',
  phone: '+91 98765 43210',
  created: '',
}

function line(more: Partial<CartLine> = {}): CartLine {
  return {
    id: 'line1',
    product: 'product1',
    slug: 'navy-suit',
    title: 'Navy Suit',
    category: 'Suits',
    price: 45_999,
    image: '',
    material: 'Wool',
    quantity: 2,
    requiredMeasurements: ['Chest', 'Monogram'],
    preferences: { ...DEFAULT_PREFERENCES, material: 'Wool' },
    ...more,
  }
}

describe('a new checkout', () => {
  it('starts with India, no payment method and the account’s details', () => {
    const { shipping, paymentMethod } = newCheckoutDraft(ID, shopper)
    expect(paymentMethod).toBe('')
    expect(shipping).toMatchObject({
      countryCode: '+91',
      firstName: 'Asha',
      lastName: 'Rani Iyer',
      phone: '98765 43210',
    })
    expect(shipping.country).toBe('India')
    expect(newCheckoutDraft(ID).shipping).toEqual({ ...EMPTY_SHIPPING, country: 'India' })
  })

  it('takes the dialling code from a foreign number, and leaves the country open', () => {
    const abroad = newCheckoutDraft(ID, { ...shopper, phone: '+44 7700 900123' })
    expect(abroad.shipping).toMatchObject({
      countryCode: '+44',
      phone: '7700 900123',
      country: '',
    })
  })
})

describe('a stored checkout draft', () => {
  it('is restored as it was typed, with its own order id', () => {
    const shipping = { ...EMPTY_SHIPPING, country: 'Nepal', city: ' Pune' }
    const draft = { ...newCheckoutDraft(ID), note: 'For 12 May', shipping }
    expect(parseCheckoutDraft(draftFields(draft), 'otherid00000000')).toEqual(draft)
  })

  it('is repaired when fields are missing or not text', () => {
    const shipping = { ...EMPTY_SHIPPING, country: 'India', state: 'Goa' }
    expect(parseCheckoutDraft({ state: 'Goa', city: 7, note: null }, ID)).toEqual({
      ...newCheckoutDraft(ID),
      shipping,
    })
    expect(parseCheckoutDraft(undefined, ID)).toEqual(newCheckoutDraft(ID))
  })

  it('is completed with the account’s details where a guest left it empty', () => {
    const guest = { ...newCheckoutDraft(ID).shipping, firstName: 'Asha R.', city: 'Pune' }
    const stored = draftFields({ ...newCheckoutDraft(ID), shipping: guest })
    expect(parseCheckoutDraft(stored, ID, shopper).shipping).toEqual({
      ...newCheckoutDraft(ID, shopper).shipping,
      firstName: 'Asha R.',
      city: 'Pune',
    })
    const abroad = { ...stored, countryCode: '+44' }
    expect(parseCheckoutDraft(abroad, ID, shopper).shipping.phone).toBe('')
  })

  it('keeps the address after placing, and gives the next order a new id', () => {
    const paid = { note: 'n', paymentMethod: 'Pay via WhatsApp' } as const
    const placed = { ...newCheckoutDraft(ID, shopper), ...paid }
    const next = parseCheckoutDraft(fieldsAfterPlacing(placed), 'nextorder000000')
    expect(next.order).toBe('nextorder000000')
    expect(next.remembered).toBe(true)
    expect(next.shipping).toEqual(placed.shipping)
    expect([next.note, next.paymentMethod]).toEqual(['', ''])
  })
})

describe('an order built from draft and cart', () => {
  it('has the lines with their frozen measurements, and trimmed shipping', () => {
    const measurements = freeze({ id: 's', name: 'Me', version: 3, values: { chest: 1016 } })
    const draft = { ...newCheckoutDraft(ID), shipping: { ...EMPTY_SHIPPING, city: ' Pune ' } }
    const order = orderDraftOf(draft, [line({ measurements })], { user: 'u', currency: 'EUR' })
    expect(order.shipping.city).toBe('Pune')
    expect(order).toMatchObject({ id: ID, user: 'u', currency: 'EUR', note: '' })
    expect(order.lines).toEqual([
      {
        product: 'product1',
        name: 'Navy Suit',
        category: 'Suits',
        price: 45_999,
        quantity: 2,
        material: 'Wool',
        measurements,
        preferences: { ...DEFAULT_PREFERENCES, material: 'Wool' },
      },
    ])
  })

  it('totals price times quantity for the chat', () => {
    const shown = { number: 'ET-1', currency: 'INR', rates: DEFAULT_RATES } as const
    expect(chatOrderOf(newCheckoutDraft(ID), [line()], shown).total).toBe(91_998)
  })
})

describe('required measurements', () => {
  it('are present, missing, or a custom name', () => {
    const names = ['Chest', 'Sleeve length', 'Monogram']
    expect(requirementsOf(names, { chest: 1016 }).map(({ state }) => state)).toEqual([
      'have',
      'missing',
      'own',
    ])
    expect(missingMeasurements(names)).toEqual(['Chest', 'Sleeve length'])
  })
})

describe('a postal code', () => {
  it('is a PIN in India, and while only the dialling code gives the country', () => {
    expect(asksForPin(EMPTY_SHIPPING)).toBe(true)
    expect(asksForPin({ ...EMPTY_SHIPPING, countryCode: '+44' })).toBe(false)
    expect(asksForPin({ ...EMPTY_SHIPPING, countryCode: '+44', country: 'India' })).toBe(true)
    expect(asksForPin({ ...EMPTY_SHIPPING, country: 'Nepal' })).toBe(false)
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf } from '#domain/base/day.ts'
import type { Offer } from '#domain/base/offer.ts'
import { DEFAULT_PREFERENCES, lineTotal, listTotal } from '#domain/cart/cart.ts'
import { priceOrder, reprice, totalChange } from '#domain/orders/pricing.ts'
import { withDiscounts } from '#domain/cart/discounts.ts'
import { anyOffer } from '#tests/harness/data/offers.ts'
import { LINE } from '#tests/harness/data/orderLine.ts'

const SHELF = { name: 'Navy Twill Suit', category: 'Suits', price: 42999, materials: ['Wool'] }
const CONTEXT = { firstOrder: false, day: Number(dayOf('2026-11-23')) }
const TEN_OFF: Offer = { kind: 'percent', value: 10 }

test('an order gets its total and names from the shelf', () => {
  expect(priceOrder([LINE], () => SHELF, CONTEXT)).toMatchObject({
    kind: 'priced',
    total: 85998,
    lines: [{ name: 'Navy Twill Suit', price: 42999 }],
  })
})

test('a changed price is reported and nothing is ordered', () => {
  expect(priceOrder([LINE], () => ({ ...SHELF, price: 45999 }), CONTEXT)).toEqual({
    kind: 'changed',
    changes: [{ product: LINE.product, name: 'Navy Twill Suit', was: 42999, now: 45999 }],
  })
})

test('a missing product is reported without a new price', () => {
  expect(priceOrder([LINE], () => undefined, CONTEXT)).toEqual({
    kind: 'changed',
    changes: [{ product: LINE.product, name: LINE.name, was: 42999 }],
  })
})

test('a material that the product is not made of is refused', () => {
  const silk = { ...DEFAULT_PREFERENCES, material: 'Silk' }
  for (const line of [
    { ...LINE, material: 'Metal' },
    { ...LINE, preferences: silk },
  ]) {
    expect(priceOrder([LINE, line], () => SHELF, CONTEXT)).toEqual({
      kind: 'refused',
      code: 'materialNotOffered',
    })
  }
})

test('a piece can always be ordered as shown', () => {
  const asShown = { ...LINE, material: '' }
  expect(priceOrder([asShown], () => ({ ...SHELF, materials: [] }), CONTEXT)).toMatchObject({
    kind: 'priced',
  })
})

test('accepted changes set the new prices and drop the products that are gone', () => {
  const lines = ['suit', 'belt', 'shirt'].map((product) => ({ ...LINE, product, price: 45_999 }))
  const changes = [
    { product: 'suit', name: 'Navy Suit', was: 45_999, now: 47_999 },
    { product: 'belt', name: 'Belt', was: 45_999 },
  ]
  expect(reprice(lines, changes)).toEqual([
    { ...LINE, product: 'suit', price: 47_999 },
    { ...LINE, product: 'shirt', price: 45_999 },
  ])
})

test('the total before and after is what its lines come to, with what is left of their discounts', () => {
  const discount = { offer: TEN_OFF, rupees: 8600 }
  const change = { product: LINE.product, name: LINE.name, was: 42_999, now: 45_000 }
  const seen = [{ ...LINE, discount }]
  expect(totalChange(seen, [{ ...change, offer: TEN_OFF }])).toEqual({ was: 77_398, now: 81_000 })
  expect(totalChange(seen, [{ ...change, lost: TEN_OFF }])).toEqual({ was: 77_398, now: 90_000 })
  const belt = { ...LINE, product: 'belt', price: 2999, quantity: 1 }
  const gone = { product: LINE.product, name: LINE.name, was: 42_999 }
  expect(totalChange([...seen, belt], [gone])).toEqual({ was: 80_397, now: 2999 })
  expect(totalChange(seen, [gone])).toBeUndefined()
})

test('an offer takes a percentage off the line or an amount off each piece', () => {
  const discounted = (offer: Offer) => priceOrder([LINE], () => ({ ...SHELF, offer }), CONTEXT)
  expect(discounted(TEN_OFF)).toMatchObject({
    total: 77_398,
    lines: [{ price: 42_999, discount: { offer: TEN_OFF, rupees: 8600 } }],
  })
  expect(discounted({ kind: 'rupees', value: 500 })).toMatchObject({ total: 84_998 })
})

test('a discount that the shopper saw and does not get is asked about', () => {
  const offer: Offer = { ...TEN_OFF, firstOrder: true }
  const seen = [{ ...LINE, discount: { offer, rupees: 8600 } }]
  const refused = priceOrder(seen, () => ({ ...SHELF, offer }), CONTEXT)
  expect(refused).toEqual({
    kind: 'changed',
    changes: [{ product: LINE.product, name: SHELF.name, was: 42_999, now: 42_999, lost: offer }],
  })
})

test('a discount that an earlier version of the shop did not see is granted', () => {
  expect(priceOrder([LINE], () => ({ ...SHELF, offer: TEN_OFF }), CONTEXT)).toMatchObject({
    kind: 'priced',
    total: 77_398,
  })
})

const LINES = fc.array(
  fc.record({
    product: fc.constantFrom('suit', 'belt', 'shirt'),
    price: fc.integer({ min: 1, max: 200 }),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 1, maxLength: 6 },
)
const CONTEXTS = fc.record({
  firstOrder: fc.boolean(),
  code: fc.constantFrom('', 'DIWALI'),
  day: fc.constantFrom('2026-06-01', '2027-06-01').map((date) => Number(dayOf(date))),
})
const OFFERS = fc.dictionary(fc.constantFrom('suit', 'belt', 'shirt'), anyOffer)

test('discounts are whole rupees, never exceed the line, and sums add up', () => {
  fc.assert(
    fc.property(LINES, OFFERS, CONTEXTS, (wishes, offers, context) => {
      const lines = wishes.map((wish) => ({ ...LINE, ...wish, material: '' }))
      const shown = withDiscounts(lines, ({ product }) => offers[product], context)
      for (const line of shown) {
        const rupees = line.discount?.rupees ?? 0
        expect(Number.isInteger(rupees) && rupees >= 0 && rupees <= listTotal(line)).toBe(true)
        expect(lineTotal(line)).toBe(listTotal(line) - rupees)
      }
    }),
  )
})

test('the server charges what the phone showed', () => {
  fc.assert(
    fc.property(LINES, OFFERS, CONTEXTS, (wishes, offers, context) => {
      const lines = wishes.map((wish) => ({ ...LINE, ...wish, price: 100 }))
      const onShelf = (product: string) => ({ ...SHELF, price: 100, offer: offers[product] })
      const shown = withDiscounts(lines, ({ product }) => offers[product], context)
      const total = shown.reduce((sum, line) => sum + lineTotal(line), 0)
      expect(priceOrder(shown, onShelf, context)).toMatchObject({ kind: 'priced', total })
    }),
  )
})

test('an order is accepted at the prices and discounts that the server named', () => {
  const shelves = fc.dictionary(
    fc.constantFrom('suit', 'belt', 'shirt'),
    fc.record({ price: fc.integer({ min: 1, max: 3 }), offer: fc.option(anyOffer) }),
  )
  fc.assert(
    fc.property(LINES, OFFERS, CONTEXTS, shelves, CONTEXTS, (wishes, offers, seen, shelf, now) => {
      const onShelf = (name: string) => {
        const product = shelf[name]
        return product && { ...SHELF, price: product.price, offer: product.offer ?? undefined }
      }
      const lines = withDiscounts(
        wishes.map((wish) => ({ ...LINE, ...wish })),
        ({ product }) => offers[product],
        seen,
      )
      const refused = priceOrder(lines, onShelf, now)
      const accepted = refused.kind === 'changed' ? reprice(lines, refused.changes) : lines
      const priced = priceOrder(accepted, onShelf, now)
      expect(priced.kind).toBe('priced')
      expect(accepted).toHaveLength(lines.filter((line) => onShelf(line.product)).length)
      if (refused.kind !== 'changed' || priced.kind !== 'priced') return
      const consented = accepted.reduce((sum, line) => sum + lineTotal(line), 0)
      expect(priced.total).toBeLessThanOrEqual(consented)
    }),
  )
})

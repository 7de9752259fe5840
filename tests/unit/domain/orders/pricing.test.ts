import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_PREFERENCES } from '#domain/orders/cart.ts'
import { priceOrder, reprice } from '#domain/orders/pricing.ts'
import { LINE } from '#tests/harness/data/orderLine.ts'

const SHELF = { name: 'Navy Twill Suit', category: 'Suits', price: 42999, materials: ['Wool'] }

test('an order gets its total and names from the shelf', () => {
  expect(priceOrder([LINE], () => SHELF)).toMatchObject({
    kind: 'priced',
    total: 85998,
    lines: [{ name: 'Navy Twill Suit', price: 42999 }],
  })
})

test('a changed price is reported and nothing is ordered', () => {
  expect(priceOrder([LINE], () => ({ ...SHELF, price: 45999 }))).toEqual({
    kind: 'changed',
    changes: [{ product: LINE.product, name: 'Navy Twill Suit', was: 42999, now: 45999 }],
  })
})

test('a missing product is reported without a new price', () => {
  expect(priceOrder([LINE], () => undefined)).toEqual({
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
    expect(priceOrder([LINE, line], () => SHELF)).toEqual({
      kind: 'refused',
      code: 'materialNotOffered',
    })
  }
})

test('a piece can always be ordered as shown', () => {
  const asShown = { ...LINE, material: '' }
  expect(priceOrder([asShown], () => ({ ...SHELF, materials: [] }))).toMatchObject({
    kind: 'priced',
  })
})

test('accepted changes set the new prices and drop the products that are gone', () => {
  const lines = ['suit', 'belt', 'shirt'].map((product) => ({ product, price: 45_999 }))
  const changes = [
    { product: 'suit', name: 'Navy Suit', was: 45_999, now: 47_999 },
    { product: 'belt', name: 'Belt', was: 45_999 },
  ]
  expect(reprice(lines, changes)).toEqual([
    { product: 'suit', price: 47_999 },
    { product: 'shirt', price: 45_999 },
  ])
})

test('an order is accepted at the prices that the server named when it refused it', () => {
  const product = fc.constantFrom('suit', 'belt', 'shirt')
  const price = fc.integer({ min: 1, max: 3 })
  const shelves = fc.dictionary(product, price)
  const orders = fc.array(fc.record({ product, price }), { maxLength: 6 })
  fc.assert(
    fc.property(orders, shelves, (wishes, shelf) => {
      const onShelf = (name: string) => {
        const now = shelf[name]
        return now === undefined ? undefined : { ...SHELF, price: now }
      }
      const lines = wishes.map((wish) => ({ ...LINE, ...wish }))
      const refused = priceOrder(lines, onShelf)
      const accepted = refused.kind === 'changed' ? reprice(lines, refused.changes) : lines
      expect(priceOrder(accepted, onShelf).kind).toBe('priced')
      expect(accepted).toHaveLength(lines.filter((line) => onShelf(line.product)).length)
    }),
  )
})

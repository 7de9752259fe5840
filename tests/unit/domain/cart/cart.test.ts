import { expect, test } from 'vitest'
import { cartLineOf, cartTotal, lineTotal, orderableQuantity } from '#domain/cart/cart.ts'
import type { Product } from '#domain/products/product.ts'

const KURTA: Product = {
  id: 'demoproduct0013',
  slug: 'ivory-linen-kurta',
  name: 'Ivory Linen Kurta',
  description: '',
  price: 4999,
  category: 'Kurta',
  image: '/pictures/ivory-linen-kurta',
  measurements: ['Chest', 'Sleeve length'],
  draft: false,
  seq: 1,
  rev: 1,
  created: '',
}

test('a line added from the catalogue has nothing chosen', () => {
  expect(cartLineOf(KURTA, 'line00000000001')).toMatchObject({
    title: 'Ivory Linen Kurta',
    quantity: 1,
    material: '',
    preferences: { material: '', color: '', fitType: '', additionalRequests: '' },
  })
})

test.each([
  [undefined, 1],
  [0, 1],
  [-3, 1],
  [Number.NaN, 1],
  [2.7, 2],
  [5, 5],
  [1000, 99],
])('a quantity of %s counts as %i', (quantity, pieces) => {
  expect(orderableQuantity(quantity)).toBe(pieces)
})

test('totals are price times quantity', () => {
  expect(lineTotal({ price: 4999, quantity: 3 })).toBe(14997)
  expect(
    cartTotal([
      { price: 4999, quantity: 3 },
      { price: 1999, quantity: 1 },
    ]),
  ).toBe(16996)
  expect(cartTotal([])).toBe(0)
})

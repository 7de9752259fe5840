import { describe, expect, it } from 'vitest'
import { priceUpdates, adjustedPrice } from '#domain/products/priceAdjustment.ts'
import { ownedProduct } from '#tests/harness/data/products.ts'

const suit = ownedProduct('Navy Suit', 42999)
const shirt = ownedProduct('Poplin Shirt', 3499)

describe('changing many prices', () => {
  it.each([
    [1999, 10, 1, 2199],
    [42999, 5, 100, 45100],
    [1000, -12.5, 1, 875],
    [1000, -150, 1, 1],
    [40, -10, 100, 1],
    [1234, 0, 0, 1234],
    [90_000_000, 20, 1, 100_000_000],
    [5000, 1, 900_000_000, 1],
  ])('changes ₹%d by %d %%, rounded to the next %d: ₹%d', (price, percent, roundTo, to) => {
    expect(adjustedPrice(price, { percent, roundTo })).toBe(to)
  })

  it('lists only the products that would change', () => {
    const steps = priceUpdates([suit, shirt], { percent: 0.001, roundTo: 1 })
    expect(steps.map(({ product: { name } }) => name)).toEqual([])
    expect(priceUpdates([suit], { percent: 1, roundTo: 1 })).toEqual([{ product: suit, to: 43429 }])
  })
})

import { describe, expect, it } from 'vitest'
import { productRows } from '#domain/ownedProduct.ts'
import type { OwnedProduct } from '#domain/ownedProduct.ts'
import { priceSteps, risenPrice } from '#domain/priceRise.ts'

const product = (name: string, price: number, more: Partial<OwnedProduct> = {}): OwnedProduct => ({
  ...{ id: name, slug: name, name, description: '', price, category: 'Suits', image: '' },
  ...{ measurements: [], draft: false, seq: 1, rev: 1, created: '', photo: '', deleted: false },
  ...more,
})

const suit = product('Navy Suit', 42999, { created: '2026-11-01' })
const shirt = product('Poplin Shirt', 3499, { category: 'Shirts', created: '2026-11-03' })
const kurta = product('Linen Kurta', 3999, { draft: true, created: '2026-11-02' })
const dropped = product('Dropped', 1, { deleted: true })
const all = [suit, shirt, kurta, dropped]
const everything = { words: '', category: '', shown: 'all', order: 'newest' } as const

describe("the owner's table", () => {
  it('shows what is not deleted, the newest first', () => {
    expect(productRows(all, everything)).toEqual([shirt, kurta, suit])
  })

  it('is searched by every word, narrowed by category and by draft', () => {
    expect(productRows(all, { ...everything, words: 'suits navy' })).toEqual([suit])
    expect(productRows(all, { ...everything, category: 'Shirts' })).toEqual([shirt])
    expect(productRows(all, { ...everything, shown: 'drafts' })).toEqual([kurta])
    expect(productRows(all, { ...everything, shown: 'published' })).toEqual([shirt, suit])
  })

  it('is sorted by name and by price either way', () => {
    expect(productRows(all, { ...everything, order: 'name' })).toEqual([kurta, suit, shirt])
    expect(productRows(all, { ...everything, order: 'priceUp' })).toEqual([shirt, kurta, suit])
    expect(productRows(all, { ...everything, order: 'priceDown' })).toEqual([suit, kurta, shirt])
  })

  it('answers among five thousand within 100 ms', () => {
    const many = Array.from({ length: 5000 }, (_, n) => product(`Piece ${n}`, n % 977))
    const start = performance.now()
    const rows = productRows(many, { ...everything, words: 'piece 49', order: 'priceUp' })
    expect(rows.length).toBeGreaterThan(100)
    expect(performance.now() - start).toBeLessThan(100)
  })
})

describe('changing many prices', () => {
  it.each([
    [1999, 10, 1, 2199],
    [42999, 5, 100, 45100],
    [1000, -12.5, 1, 875],
    [1000, -150, 1, 0],
    [1234, 0, 0, 1234],
  ])('takes ₹%d by %d %% to the next %d: ₹%d', (price, percent, roundTo, to) => {
    expect(risenPrice(price, { percent, roundTo })).toBe(to)
  })

  it('shows only what would change', () => {
    const steps = priceSteps([suit, shirt], { percent: 0.001, roundTo: 1 })
    expect(steps.map(({ product: { name } }) => name)).toEqual([])
    expect(priceSteps([suit], { percent: 1, roundTo: 1 })).toEqual([{ product: suit, to: 43429 }])
  })
})

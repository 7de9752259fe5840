import { describe, expect, it } from 'vitest'
import { asksOnlyFor, narrows, WHOLE_CATALOGUE } from '#domain/products/catalogueQuery.ts'

const suits = { ...WHOLE_CATALOGUE, categories: ['Suits'] }

describe('a query’s kind', () => {
  it('is everything, or one category and nothing else', () => {
    expect(asksOnlyFor(undefined, WHOLE_CATALOGUE)).toBe(true)
    expect(asksOnlyFor('Suits', suits)).toBe(true)
    expect(asksOnlyFor('Suits', WHOLE_CATALOGUE)).toBe(false)
    expect(asksOnlyFor(undefined, suits)).toBe(false)
    expect(asksOnlyFor('Suits', { ...suits, categories: ['Suits', 'Shirts'] })).toBe(false)
  })

  it.each([{ words: 'navy' }, { from: 1 }, { to: 1 }, { sort: 'name' }] as const)(
    'is other with %j',
    (more) => {
      expect(asksOnlyFor(undefined, { ...WHOLE_CATALOGUE, ...more })).toBe(false)
    },
  )

  it('is narrowed by words, category or price, but not by a sort order', () => {
    expect(narrows(WHOLE_CATALOGUE)).toBe(false)
    expect(narrows({ ...WHOLE_CATALOGUE, words: '  ', sort: 'name' })).toBe(false)
    expect(narrows(suits)).toBe(true)
    expect(narrows({ ...WHOLE_CATALOGUE, to: 5000 })).toBe(true)
  })
})

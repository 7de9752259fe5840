import { describe, expect, it } from 'vitest'
import { isCategoryOnly, hasFilters, WHOLE_CATALOGUE } from '#domain/products/catalogueQuery.ts'

const suits = { ...WHOLE_CATALOGUE, categories: ['Suits'] }

describe('a query’s kind', () => {
  it('is everything, or one category and nothing else', () => {
    expect(isCategoryOnly(undefined, WHOLE_CATALOGUE)).toBe(true)
    expect(isCategoryOnly('Suits', suits)).toBe(true)
    expect(isCategoryOnly('Suits', WHOLE_CATALOGUE)).toBe(false)
    expect(isCategoryOnly(undefined, suits)).toBe(false)
    expect(isCategoryOnly('Suits', { ...suits, categories: ['Suits', 'Shirts'] })).toBe(false)
  })

  it.each([{ words: 'navy' }, { from: 1 }, { to: 1 }, { sort: 'name' }] as const)(
    'is other with %j',
    (more) => {
      expect(isCategoryOnly(undefined, { ...WHOLE_CATALOGUE, ...more })).toBe(false)
    },
  )

  it('is narrowed by words, category or price, but not by a sort order', () => {
    expect(hasFilters(WHOLE_CATALOGUE)).toBe(false)
    expect(hasFilters({ ...WHOLE_CATALOGUE, words: '  ', sort: 'name' })).toBe(false)
    expect(hasFilters(suits)).toBe(true)
    expect(hasFilters({ ...WHOLE_CATALOGUE, to: 5000 })).toBe(true)
  })
})

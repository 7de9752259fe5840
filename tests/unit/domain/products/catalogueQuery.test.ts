import { describe, expect, it } from 'vitest'
import {
  hasFilters,
  isNarrowedTo,
  queryFor,
  WHOLE_CATALOGUE,
} from '#domain/products/catalogueQuery.ts'

const suits = { ...WHOLE_CATALOGUE, categories: ['Suits'] }

describe('a query’s kind', () => {
  it('is everything, or one category and nothing else', () => {
    expect(isNarrowedTo({}, WHOLE_CATALOGUE)).toBe(true)
    expect(isNarrowedTo({ category: 'Suits' }, suits)).toBe(true)
    expect(isNarrowedTo({ category: 'Suits' }, WHOLE_CATALOGUE)).toBe(false)
    expect(isNarrowedTo({}, suits)).toBe(false)
    expect(isNarrowedTo({ category: 'Suits' }, { ...suits, categories: ['Suits', 'Shirts'] })).toBe(
      false,
    )
  })

  it.each([{ words: 'navy' }, { from: 1 }, { to: 1 }, { sort: 'name' }] as const)(
    'is other with %j',
    (more) => {
      expect(isNarrowedTo({}, { ...WHOLE_CATALOGUE, ...more })).toBe(false)
    },
  )

  it('may be for an occasion and of a material', () => {
    const part = { occasion: 'summer', material: 'Linen' } as const
    expect(isNarrowedTo(part, queryFor(part))).toBe(true)
    expect(isNarrowedTo({}, queryFor(part))).toBe(false)
    expect(isNarrowedTo(part, { ...queryFor(part), material: 'Wool' })).toBe(false)
    expect(hasFilters(queryFor(part))).toBe(true)
    expect(queryFor({})).toBe(WHOLE_CATALOGUE)
  })

  it('is narrowed by words, category or price, but not by a sort order', () => {
    expect(hasFilters(WHOLE_CATALOGUE)).toBe(false)
    expect(hasFilters({ ...WHOLE_CATALOGUE, words: '  ', sort: 'name' })).toBe(false)
    expect(hasFilters(suits)).toBe(true)
    expect(hasFilters({ ...WHOLE_CATALOGUE, to: 5000 })).toBe(true)
  })
})

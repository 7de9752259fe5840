import { describe, expect, it } from 'vitest'
import { WHOLE_CATALOGUE, type CatalogueQuery } from '#domain/products/catalogueQuery.ts'
import { parseQuery, writeQuery } from '#features/catalogue/search/queryText.ts'

const FULL: CatalogueQuery = {
  words: 'navy & white',
  categories: ['Suits', 'Ties and Pocket Squares'],
  occasion: 'wedding',
  material: 'Silk',
  from: 2000,
  to: 50_000,
  sort: 'priceDown',
}

describe('a query in the address', () => {
  it('round-trips', () => {
    expect(parseQuery(writeQuery(FULL))).toEqual(FULL)
    expect(parseQuery(`?${writeQuery(FULL)}`)).toEqual(FULL)
  })

  it('omits defaults', () => {
    expect(writeQuery(WHOLE_CATALOGUE)).toBe('')
    expect(parseQuery('')).toEqual(WHOLE_CATALOGUE)
  })

  it.each(
    ['?from=-5', '?from=abc', '?to=', '?to=1e99', '?sort=cheapest', '?category=', '?x=%'].concat([
      '?occasion=moonrise',
      '?material=Kryptonite',
    ]),
  )('ignores %s', (search) => {
    expect(parseQuery(search)).toEqual(WHOLE_CATALOGUE)
  })
})

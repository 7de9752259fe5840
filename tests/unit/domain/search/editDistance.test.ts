import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prefixEditDistance } from '#domain/search/editDistance.ts'

describe('the edit distance to a prefix', () => {
  it.each([
    ['linen', 'linen', 0],
    ['lin', 'linen', 0],
    ['linnen', 'linen', 1],
    ['lnen', 'linen', 1],
    ['liken', 'linen', 1],
    ['ilnen', 'linen', 1],
    ['lenin', 'linen', 2],
    ['silk', 'linen', 3],
  ])('of %s and %s is counted up to the limit: %i', (typed, word, slips) => {
    expect(prefixEditDistance(typed, word, 2)).toBe(slips)
  })

  it('is zero for any prefix of a word', () => {
    const wordAndLength = fc
      .string({ minLength: 1 })
      .chain((word) => fc.tuple(fc.constant(word), fc.nat(word.length)))
    fc.assert(
      fc.property(wordAndLength, ([word, length]) => {
        expect(prefixEditDistance(word.slice(0, length), word, 1)).toBe(0)
      }),
    )
  })
})

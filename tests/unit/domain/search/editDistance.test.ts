import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { prefixEditDistance } from '#domain/search/editDistance.ts'

describe('slips between a typed word and the start of another', () => {
  it.each([
    ['linen', 'linen', 0],
    ['lin', 'linen', 0],
    ['linnen', 'linen', 1],
    ['lnen', 'linen', 1],
    ['liken', 'linen', 1],
    ['ilnen', 'linen', 1],
    ['lenin', 'linen', 2],
    ['silk', 'linen', 3],
  ])('of %s and %s are counted up to the limit: %i', (typed, word, slips) => {
    expect(prefixEditDistance(typed, word, 2)).toBe(slips)
  })

  it('are none for any start of a word', () => {
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

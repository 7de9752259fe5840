import { describe, expect, it } from 'vitest'
import { clothProblem, clothTextOf, parseClothText } from '#domain/cloth/clothText.ts'
import { draftPath, DRAFTS, weaveNamed } from '#domain/cloth/weave.ts'
import { clothWeightOf, placeOnScale } from '#domain/cloth/weight.ts'

describe('a cloth as text', () => {
  it('is read back as it was', () => {
    const cloth = {
      mill: 'Linen weavers in Bhagalpur',
      weave: 'Plain',
      weight: 150,
      included: ['Jacket', 'Trousers'],
      occasions: ['office' as const, 'summer' as const],
    }
    expect(parseClothText(clothTextOf(cloth))).toEqual(cloth)
    expect(parseClothText(clothTextOf())).toEqual({})
  })

  it.each(['190', ' 190 ', '190 g', '190 gsm', '190 g/m²', '190 g/m2'])(
    'weighs 190: %s',
    (text) => {
      expect(parseClothText({ ...clothTextOf(), weight: text })).toEqual({ weight: 190 })
    },
  )

  it.each(['0', '2001', 'light', '190.5', '-190', '190 kg'])('has no weight: %s', (text) => {
    expect(clothProblem('weight', text)).toBe('numberInvalid')
    expect(parseClothText({ ...clothTextOf(), weight: text })).toEqual({})
  })

  it('names occasions in any case and order, and none that is not one', () => {
    const typed = { ...clothTextOf(), occasions: 'Summer, WEDDING, summer' }
    expect(parseClothText(typed)).toEqual({ occasions: ['wedding', 'summer'] })
    expect(clothProblem('occasions', 'wedding, funeral')).toBe('occasionUnknown')
  })
})

describe('a weave', () => {
  it.each([
    ['2/2 Twill', 'twill'],
    ['Herringbone twill', 'herringbone'],
    ['Oxford', 'basket'],
    ['Handloom, plain', 'plain'],
    ['Bird’s eye'.replace('’', "'"), 'birdseye'],
  ])('is known by what it is called: %s', (words, weave) => {
    expect(weaveNamed(words)).toBe(weave)
  })

  it('of another name is not drawn', () => {
    expect(weaveNamed('Leno')).toBeUndefined()
    expect(weaveNamed('Caribou')).toBeUndefined()
  })

  it('has a draft whose rows are equally long, with every thread over and under', () => {
    for (const draft of Object.values(DRAFTS)) {
      const [first = ''] = draft
      for (const row of draft) expect(row).toHaveLength(first.length)
      for (const row of draft) expect(row).toMatch(/#.*\.|\.#/)
    }
  })

  it('is drawn as a square for each warp thread on top', () => {
    expect(draftPath('plain', 2, 2)).toBe('M0 0h1v1h-1zM1 1h1v1h-1z')
    expect(draftPath('plain', 3, 1)).toBe('M0 0h1v1h-1zM2 0h1v1h-1z')
  })
})

it('a weight has a word and a place on the scale', () => {
  expect([115, 160, 250, 320].map(clothWeightOf)).toEqual(['light', 'medium', 'warm', 'heavy'])
  expect([50, 90, 220, 350, 900].map(placeOnScale)).toEqual([0, 0, 0.5, 1, 1])
})

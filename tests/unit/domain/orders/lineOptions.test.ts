import { expect, test } from 'vitest'
import { DEFAULT_PREFERENCES } from '#domain/orders/cart.ts'
import { reorderOptions, isOffered, lineOptions } from '#domain/orders/lineOptions.ts'
import { allOptions, chosenLook } from '#copy/shop/lineOptions.ts'

const UNTOUCHED = { material: '', preferences: DEFAULT_PREFERENCES }
const CHOSEN = {
  material: 'Wool',
  preferences: { material: 'Wool', color: '#000000', fitType: 'regular', additionalRequests: '' },
}
const OLD = {
  material: 'Custom',
  preferences: {
    material: 'Custom',
    color: '#000000',
    fitType: 'Regular',
    additionalRequests: 'Two vents',
  },
}

test('a line that nobody changed has no options', () => {
  expect(lineOptions(UNTOUCHED)).toEqual({})
  expect(allOptions(lineOptions(UNTOUCHED))).toBe(
    'Material: As shown, Fit: As shown, Colour: As shown',
  )
  expect(chosenLook(lineOptions(UNTOUCHED))).toBe('')
})

test('what was chosen is an option, black and regular too', () => {
  expect(lineOptions(CHOSEN)).toEqual({ material: 'Wool', color: '#000000', fitType: 'regular' })
  expect(allOptions(lineOptions(CHOSEN))).toBe('Material: Wool, Fit: Regular, Colour: #000000')
  expect(chosenLook(lineOptions(CHOSEN))).toBe('Fit: Regular, Colour: #000000')
})

test('the defaults that older versions stored are not options', () => {
  expect(lineOptions(OLD)).toEqual({})
  const other = { ...OLD, preferences: { ...OLD.preferences, color: '#112233' } }
  expect(lineOptions(other)).toEqual({ color: '#112233' })
})

test.each([
  ['', ['Wool'], true],
  ['Custom', [], true],
  ['Wool', ['Wool', 'Silk'], true],
  ['Metal', ['Wool'], false],
  ['Wool', [], false],
])('the material "%s" of a piece made of %j is offered: %s', (material, offered, expected) => {
  expect(isOffered(material, offered)).toBe(expected)
})

test('ordering again keeps the choices, but no material that the piece is no longer made of', () => {
  expect(reorderOptions(CHOSEN, ['Wool'])).toEqual(CHOSEN)
  expect(reorderOptions(CHOSEN, ['Silk'])).toEqual({
    material: '',
    preferences: { ...CHOSEN.preferences, material: '' },
  })
  expect(reorderOptions(OLD, ['Wool'])).toEqual({
    material: '',
    preferences: { ...DEFAULT_PREFERENCES, additionalRequests: 'Two vents' },
  })
})

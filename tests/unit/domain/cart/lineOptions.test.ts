import { expect, test } from 'vitest'
import { DEFAULT_PREFERENCES } from '#domain/cart/cart.ts'
import { reorderOptions, isOffered, lineOptions } from '#domain/cart/lineOptions.ts'
import { allOptions, chosenLook, lineMade } from '#copy/shop/lineOptions.ts'
import { optionsSentence } from '#copy/shop/ownOrder.ts'

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

test('a size is an option when it was chosen', () => {
  const sized = { ...UNTOUCHED, size: '34 inches' }
  expect(lineOptions(sized)).toEqual({ size: '34 inches' })
  expect(lineOptions({ ...sized, size: '' })).toEqual({})
  expect(allOptions(lineOptions(sized))).toMatch(/^Material: As shown, Size: 34 inches, Fit/)
  expect(lineMade(sized)).toBe('Material: As shown, Size: 34 inches')
  expect(lineMade(UNTOUCHED)).toBe('Material: As shown')
  const offered = { materials: [], sizes: ['34 inches', '36 inches'] }
  expect(reorderOptions(sized, offered)).toHaveProperty('size', '34 inches')
  expect(reorderOptions(sized)).not.toHaveProperty('size')
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
  expect(reorderOptions(CHOSEN, { materials: ['Wool'], sizes: [] })).toEqual(CHOSEN)
  expect(reorderOptions(CHOSEN, { materials: ['Silk'], sizes: [] })).toEqual({
    material: '',
    preferences: { ...CHOSEN.preferences, material: '' },
  })
  expect(reorderOptions(OLD, { materials: ['Wool'], sizes: [] })).toEqual({
    material: '',
    preferences: { ...DEFAULT_PREFERENCES, additionalRequests: 'Two vents' },
  })
})

test('the sentence of an order names what was chosen before what is made as shown', () => {
  expect(optionsSentence({})).toBe('Material, fit and colour as shown.')
  expect(optionsSentence({ material: 'Wool' })).toBe('Wool. Fit and colour as shown.')
  expect(optionsSentence({ size: '40R', fitType: 'slim' })).toBe(
    'Size: 40R, Fit: Slim. Material and colour as shown.',
  )
  expect(optionsSentence(lineOptions(CHOSEN))).toBe('Wool, Fit: Regular, Colour: #000000.')
})

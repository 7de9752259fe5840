import { describe, expect, test } from 'vitest'
import { cartLineOf, DEFAULT_PREFERENCES, type CartLine } from '#domain/cart/cart.ts'
import { isSamePiece, joined, lineToJoin } from '#domain/cart/samePiece.ts'
import { product } from '#tests/harness/data/products.ts'

const BODY = { set: 'set1', setName: 'Asha', version: 2, values: { chest: 900, waist: 700 } }
const LINE: CartLine = {
  ...cartLineOf(product(), 'line1', { material: 'Wool' }),
  measurements: BODY,
}

function other(change: Partial<CartLine> = {}): CartLine {
  return { ...LINE, id: 'line2', ...change }
}

function wishing(more: Partial<CartLine['preferences']>): CartLine {
  return other({ preferences: { ...LINE.preferences, ...more } })
}

describe('a line is the same piece', () => {
  test.each<[string, CartLine]>([
    ['in another quantity', other({ quantity: 7 })],
    ['with a new name or picture of the product', other({ title: 'Navy Suit', image: '' })],
    ['with an empty size', other({ size: '' })],
    ['with blanks around its note', wishing({ additionalRequests: '  ' })],
    ['with its measurements copied', other({ measurements: structuredClone(BODY) })],
  ])('%s', (_how, line) => expect(isSamePiece(LINE, line)).toBe(true))

  test('with the defaults that older versions stored as choices', () => {
    const plain = cartLineOf(product(), 'line1')
    const old = { material: 'Custom', color: '#000000', fitType: 'Regular' }
    const preferences = { ...DEFAULT_PREFERENCES, ...old }
    expect(isSamePiece(plain, { ...plain, material: 'Custom', preferences })).toBe(true)
  })
})

describe('a line is another piece', () => {
  const offer = { kind: 'percent', value: 10 } as const
  test.each<[string, CartLine]>([
    ['of another product', other({ product: 'demoproduct0002' })],
    ['in another material', other({ material: 'Linen' })],
    ['in another size', other({ size: '40R' })],
    ['in another colour', wishing({ color: '#112233' })],
    ['in another fit', wishing({ fitType: 'slim' })],
    ['with another note', wishing({ additionalRequests: 'Two vents' })],
    ['added at another price', other({ price: 44_999 })],
    ['added with another offer', other({ offer })],
    ['for another person', other({ measurements: { ...BODY, set: 'set2' } })],
    ['for a person of another name', other({ measurements: { ...BODY, setName: 'Ravi' } })],
    ['in another version of the measurements', other({ measurements: { ...BODY, version: 3 } })],
    ['with another measurement', other({ measurements: { ...BODY, values: { chest: 901 } } })],
    ['measured on a garment', other({ measurements: { ...BODY, kind: 'garment' } })],
    ['not measured', cartLineOf(product(), 'line2', { material: 'Wool' })],
  ])('%s', (_how, line) => expect(isSamePiece(LINE, line)).toBe(false))
})

describe('pieces join', () => {
  test('with the first line of the same piece', () => {
    const lines = [other({ id: 'a', material: 'Linen' }), other({ id: 'b' }), other({ id: 'c' })]
    expect(lineToJoin(lines, LINE)?.id).toBe('b')
    expect(joined(other({ quantity: 2 }), LINE)).toMatchObject({ id: 'line2', quantity: 3 })
  })

  test('never a line with itself', () => {
    expect(lineToJoin([LINE], LINE)).toBeUndefined()
  })

  test('with a line of up to 99 pieces, else with the next one that has room', () => {
    expect(lineToJoin([other({ quantity: 98 })], LINE)?.quantity).toBe(98)
    const lines = [other({ id: 'full', quantity: 99 }), other({ id: 'rest', quantity: 1 })]
    expect(lineToJoin(lines, LINE)?.id).toBe('rest')
    expect(lineToJoin(lines, { ...LINE, quantity: 99 })).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { parseDetail, parseMeasurementNames } from '#domain/products/productShape.ts'

describe('names of required measurements', () => {
  it('are a list of short texts', () => {
    expect(parseMeasurementNames([' Chest ', 'Sleeve\nlength'])).toEqual(['Chest', 'Sleeve length'])
    expect(parseMeasurementNames(null)).toEqual([])
    for (const invalid of ['Chest', [1], { 0: 'Chest' }, ['x'.repeat(121)], Array(41).fill('x')]) {
      expect(parseMeasurementNames(invalid)).toBeUndefined()
    }
  })
})

describe('a product’s details', () => {
  it('may be missing, wholly or in part', () => {
    expect(parseDetail(undefined)).toBeNull()
    expect(parseDetail({ sizes: ['38R'], materials: ['Wool', 'Kryptonite'], extra: 1 })).toEqual({
      sizes: ['38R'],
      materials: ['Wool'],
      discount: '',
      priceRange: '',
      sleeveLength: '',
      clothType: '',
    })
  })

  it('keep what is said of the cloth, without what is empty or unknown', () => {
    const cloth = { mill: ' A mill ', weight: 190, occasions: ['office', 'moonrise', 'wedding'] }
    expect(parseDetail({ ...cloth, weave: '', included: [] })).toMatchObject({
      mill: 'A mill',
      weight: 190,
      occasions: ['wedding', 'office'],
    })
    expect(parseDetail({ weave: '', included: [] })).not.toHaveProperty('weave')
  })

  it.each([
    { mill: 7 },
    { weave: 'x'.repeat(121) },
    { weight: '190' },
    { weight: 2001 },
    { weight: 0.5 },
    { included: 'all' },
    { occasions: [1] },
  ])('are refused with %j', (cloth) => {
    expect(parseDetail(cloth)).toBeUndefined()
  })

  it('are refused in another shape', () => {
    for (const invalid of ['text', [], { sizes: 'all' }, { materials: [1] }, { discount: 10 }]) {
      expect(parseDetail(invalid)).toBeUndefined()
    }
  })
})

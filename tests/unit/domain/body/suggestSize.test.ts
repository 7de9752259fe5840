import { describe, expect, it } from 'vitest'
import { MILLIMETRES_PER_INCH } from '#domain/length/measurement.ts'
import { DEFAULT_SIZE_TABLE } from '#domain/length/sizeTable.ts'
import { suggestSize } from '#domain/body/suggestSize.ts'

const inch = MILLIMETRES_PER_INCH

describe('the nearest standard size', () => {
  it.each([
    [40, 70, '40R'],
    [40.5, 66, '40S'],
    [43.5, 74, '44L'],
    [46.9, 70, '46R'],
    [37, 70, '38R'],
    [47, 70, '46R'],
  ])('for a chest of %d in and a height of %d in is %s', (chest, height, label) => {
    expect(suggestSize({ chest: chest * inch }, DEFAULT_SIZE_TABLE, height * inch)).toMatchObject({
      label,
    })
  })

  it('is certain only well inside a size', () => {
    const sure = suggestSize({ chest: 40 * inch, waist: 35 * inch }, DEFAULT_SIZE_TABLE, 70 * inch)
    expect(sure).toMatchObject({ confidence: 'good', notes: [] })
    const unsure = suggestSize({ chest: 41 * inch }, DEFAULT_SIZE_TABLE, 70 * inch)
    expect(unsure).toMatchObject({ confidence: 'fair', notes: ['betweenSizes'] })
  })

  it('says when the trousers will not fit', () => {
    const wide = suggestSize({ chest: 40 * inch, waist: 38 * inch }, DEFAULT_SIZE_TABLE, 70 * inch)
    expect(wide).toMatchObject({ notes: ['waistLarger'] })
    const slim = suggestSize({ chest: 44 * inch, waist: 34 * inch }, DEFAULT_SIZE_TABLE, 70 * inch)
    expect(slim).toMatchObject({ notes: ['waistSmaller'] })
  })

  it('estimates the height from leg and arm lengths, and says so', () => {
    const values = { chest: 40 * inch, inseam: 28.5 * inch, outseam: 36 * inch }
    expect(suggestSize(values, DEFAULT_SIZE_TABLE)).toMatchObject({
      label: '40S',
      notes: ['heightGuessed'],
    })
  })

  it('is undefined without a chest or outside the table', () => {
    expect(suggestSize({ waist: 900 }, DEFAULT_SIZE_TABLE)).toBe('noChest')
    expect(suggestSize({ chest: 34 * inch }, DEFAULT_SIZE_TABLE)).toBe('smallerThanTable')
    expect(suggestSize({ chest: 50 * inch }, DEFAULT_SIZE_TABLE)).toBe('largerThanTable')
  })
})

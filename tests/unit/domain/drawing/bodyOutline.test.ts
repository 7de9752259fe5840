import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { bodyOutline, outlineOf } from '#domain/drawing/bodyOutline.ts'
import { figureOf } from '#domain/drawing/figure.ts'
import { MEASUREMENT_FIELDS } from '#domain/length/measurement.ts'
import { middleBody, tapeLines } from '#domain/drawing/tapeLines.ts'

const PATH = /^(?:M-?[\d.]+ -?[\d.]+(?:C(?:-?[\d.]+ -?[\d.]+ ?){3})+Z?)+$/

describe('the drawing of a body', () => {
  it('is possible for any measurements, even wild ones', () => {
    const wild = fc.dictionary(
      fc.constantFrom(...MEASUREMENT_FIELDS),
      fc.double({ min: 1, max: 25_000, noNaN: true }),
    )
    fc.assert(
      fc.property(wild, (values) => {
        const { body, head, front, back, viewBox } = bodyOutline(values)
        for (const path of [body, head, front, back]) expect(path).toMatch(PATH)
        expect(viewBox).toMatch(/^-\d+ -\d+ \d+ \d+$/)
      }),
      { numRuns: 50 },
    )
  })

  it('is symmetric', () => {
    const [, ...points] = bodyOutline(middleBody('women')).body.split(/[MCZ]/)
    const across = points
      .flatMap((point) => point.match(/-?[\d.]+ -?[\d.]+/g) ?? [])
      .map(parseFloat)
    expect(Math.max(...across)).toBeCloseTo(-Math.min(...across), 1)
  })

  it('uses the most likely value for what is missing', () => {
    const guessed = figureOf({ chest: 1050, inseam: 840 })
    expect(guessed.height).toBeGreaterThan(1650)
    expect(guessed.height).toBeLessThan(1850)
    expect(guessed.half.waist).toBeGreaterThan(120)
  })

  it('shows a wrong number: double the waist is twice as wide there and nowhere else', () => {
    const right = figureOf(middleBody('men'))
    const wrong = figureOf({ ...middleBody('men'), waist: 2 * (middleBody('men').waist ?? 0) })
    expect(wrong.half.waist / right.half.waist).toBeGreaterThan(1.75)
    expect({ ...wrong, half: { ...wrong.half, waist: 0 } }).toEqual({
      ...right,
      half: { ...right.half, waist: 0 },
    })
  })
})

test.each(['men', 'women'] as const)(
  'each measurement has its tape line on the figure of %s',
  (sex) => {
    const figure = figureOf(middleBody(sex))
    const lines = tapeLines(figure)
    expect(Object.keys(lines)).toEqual([...MEASUREMENT_FIELDS])
    for (const { path } of Object.values(lines)) expect(path).toMatch(PATH)
    expect(outlineOf(figure).viewBox).not.toContain('NaN')
  },
)

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { enteredLength, formatLength } from '#domain/length/formatLength.ts'
import { LENGTH_UNITS, MAX_LENGTH_MM, MILLIMETRES_PER_INCH } from '#domain/length/measurement.ts'
import { endsInQuarter, parseLength, QUARTERS, toggleQuarter } from '#domain/length/parseLength.ts'

function inches(text: string): number | string {
  const read = parseLength(text, 'in')
  return read.ok ? read.millimetres / MILLIMETRES_PER_INCH : read.reason
}

describe('a length in an inch field', () => {
  it.each([
    ['15', 15],
    ['15.5', 15.5],
    ['15,5', 15.5],
    ['15.', 15],
    ['.5', 0.5],
    ['015.50', 15.5],
    ['15.500', 15.5],
    ['0,125', 0.125],
    ['+15', 15],
    ['15 1/2', 15.5],
    ['15  1/2', 15.5],
    ['15\t1/2', 15.5],
    ['15 1 / 2', 15.5],
    ['  15 1/2  ', 15.5],
    ['15-1/2', 15.5],
    ['15 - 1/2', 15.5],
    ['15–1/2', 15.5],
    ['15‑1/2', 15.5],
    ['15½', 15.5],
    ['15 ½', 15.5],
    ['15-½', 15.5],
    ['½', 0.5],
    ['3/4', 0.75],
    ['15⅝', 15.625],
    ['15⅓', 15 + 1 / 3],
    ['15 1⁄2', 15.5],
    ['15 1∕2', 15.5],
    ['15¹⁄₂', 15.5],
    ['15⅟2', 15.5],
    ['15 0/2', 15],
    ['15 11/16', 15.6875],
    ['15\u00a01/2', 15.5],
    ['15\u20091/2', 15.5],
    ['15\u202f1/2', 15.5],
    ['\u200e15.5\u200f', 15.5],
    ['15.5 in', 15.5],
    ['15.5in', 15.5],
    ['15.5 In.', 15.5],
    ['15.5 inches', 15.5],
    ['1 inch', 1],
    ['15"', 15],
    ['15 1/2"', 15.5],
    ['15 1/2 "', 15.5],
    ['15½”', 15.5],
    ['15½“', 15.5],
    ['15½″', 15.5],
    ["15''", 15],
    ['15’’', 15],
    ['१५.५', 15.5],
    ['१५ १/२', 15.5],
    ['१५½ इंच', 15.5],
    ['১৫', 15],
    ['௧௫', 15],
    ['౧౫', 15],
    ['١٥٫٥', 15.5],
    ['۱۵', 15],
    ['１５．５', 15.5],
    ['98.4', 98.4],
  ])('%j is parsed as %d inches', (text, expected) => {
    expect(inches(text)).toBeCloseTo(expected, 4)
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['\u00a0\u200b', 'empty'],
    ['0', 'zero'],
    ['0.0', 'zero'],
    ['०', 'zero'],
    ['0/2', 'zero'],
    ['-0', 'zero'],
    ['0 cm', 'zero'],
    ['-5', 'negative'],
    ['- 5', 'negative'],
    ['−5', 'negative'],
    ['–5', 'negative'],
    ['-15 1/2', 'negative'],
    ['-½', 'negative'],
    ['-39 cm', 'negative'],
    ['151/2', 'improperFraction'],
    ['15/2', 'improperFraction'],
    ['15 3/2', 'improperFraction'],
    ['15-3/2', 'improperFraction'],
    ['2/2', 'improperFraction'],
    ['15 1/0', 'zeroDivisor'],
    ['1/0', 'zeroDivisor'],
    ['15/0', 'zeroDivisor'],
    ['0/0', 'zeroDivisor'],
    ['15 1/0"', 'zeroDivisor'],
    ["5'", 'feet'],
    ["5'2", 'feet'],
    ['5\'2"', 'feet'],
    ['5’ 2”', 'feet'],
    ['5′2″', 'feet'],
    ['5 ft', 'feet'],
    ['5ft 2in', 'feet'],
    ['5 feet', 'feet'],
    ['1e2', 'exponent'],
    ['1.5E1', 'exponent'],
    ['1e-2', 'exponent'],
    ['1,234', 'thousands'],
    ['1,234.5', 'thousands'],
    ['1.234,5', 'thousands'],
    ['1,25,999', 'thousands'],
    ['1 234', 'thousands'],
    ["1'234", 'thousands'],
    ['1_000', 'thousands'],
    ['١٬٢٣٤', 'thousands'],
    ['99', 'tooLong'],
    ['251 cm', 'tooLong'],
    ['9'.repeat(50), 'tooLong'],
    ['9'.repeat(5000), 'notNumber'],
    ['abc', 'notNumber'],
    ['forty', 'notNumber'],
    ['15abc', 'notNumber'],
    ['x/0', 'notNumber'],
    ['1/x', 'notNumber'],
    ['/2', 'notNumber'],
    ['15 1/', 'notNumber'],
    ['15 16', 'notNumber'],
    ['15-16', 'notNumber'],
    ['15.5.5', 'notNumber'],
    ['15,5,5', 'notNumber'],
    ['15.5 1/2', 'notNumber'],
    ['15 1/2 1/4', 'notNumber'],
    ['15½½', 'notNumber'],
    ['½15', 'notNumber'],
    ['15 in 39 cm', 'notNumber'],
    ['cm', 'notNumber'],
    ['"', 'notNumber'],
    ['.', 'notNumber'],
    ['-', 'notNumber'],
    ['--5', 'notNumber'],
    ['NaN', 'notNumber'],
    ['Infinity', 'notNumber'],
    ['0x1F', 'notNumber'],
    ['$15', 'notNumber'],
    ['15%', 'notNumber'],
    ['15?', 'notNumber'],
    ['15\u0000', 'notNumber'],
  ])('%j is refused: %s', (text, reason) => {
    expect(inches(text)).toBe(reason)
  })

  it.each([
    ['39 cm', 390],
    ['39cm', 390],
    ['39,5 CM', 395],
    ['39 1/2 cms', 395],
    ['395 mm', 395],
    ['1.05 m', 1050],
    ['३९ सेमी', 390],
  ])('%j keeps its stated unit: %d mm', (text, millimetres) => {
    expect(parseLength(text, 'in')).toEqual({ ok: true, millimetres, unit: 'cm' })
  })
})

test('an inch mark overrides a centimetre field', () => {
  expect(parseLength('15 1/2"', 'cm')).toEqual({ ok: true, millimetres: 393.7, unit: 'in' })
})

test('a centimetre field is parsed as centimetres', () => {
  expect(parseLength('39,4', 'cm')).toEqual({ ok: true, millimetres: 394, unit: 'cm' })
})

test.each([
  ['104', 'chest', { millimetres: 1040, repair: 'looksLikeCentimetres' }],
  ['156', 'neck', { millimetres: 396.24, repair: 'tenfold' }],
  ['395', 'neck', { millimetres: 395, repair: 'looksLikeMillimetres' }],
  ['104', undefined, { millimetres: 1040, repair: 'looksLikeCentimetres' }],
] as const)('%s inches of %s are too long, and the error suggests %o', (text, field, offer) => {
  expect(parseLength(text, 'in', field)).toMatchObject({ ok: false, reason: 'tooLong', offer })
})

test.each([
  ['151/2', 393.7],
  ['1511/16', 398.4625],
  ['111/2', 292.1],
  ['81/4"', 209.55],
  ['301/2', 774.7],
  ['303/4', 781.05],
  ['3011/16', 779.4625],
])('%s is refused with the likely intended value', (text, millimetres) => {
  expect(parseLength(text, 'in')).toEqual({
    ok: false,
    reason: 'improperFraction',
    offer: { millimetres, repair: 'missingSpace' },
  })
})

describe('a formatted length', () => {
  it.each([
    [393.7, 'in', '15½'],
    [384.175, 'in', '15 1/8'],
    [12.7, 'in', '½'],
    [381, 'in', '15'],
    [380, 'in', '15'],
    [393.7, 'cm', '39.4'],
    [1000, 'cm', '100'],
  ] as const)('%d mm in %s is %s', (millimetres, unit, text) => {
    expect(formatLength(millimetres, unit)).toBe(text)
  })

  it('parses back to the same length for every eighth of an inch', () => {
    const eighths = fc.integer({ min: 1, max: 98 * 8 })
    fc.assert(
      fc.property(eighths, (count) => {
        const millimetres = (count / 8) * MILLIMETRES_PER_INCH
        const back = parseLength(formatLength(millimetres, 'in'), 'in')
        expect(back).toMatchObject({ ok: true })
        expect(back.ok && Math.abs(back.millimetres - millimetres)).toBeLessThan(0.0001)
      }),
    )
  })

  it('keeps the stored value when it is typed back in any unit, any number of times', () => {
    const lengths = fc.double({ min: 2, max: MAX_LENGTH_MM, noNaN: true })
    fc.assert(
      fc.property(lengths, fc.array(fc.constantFrom(...LENGTH_UNITS)), (stored, units) => {
        for (const unit of units) {
          const entered = enteredLength(formatLength(stored, unit), unit, stored)
          expect(entered).toEqual({ ok: true, millimetres: stored, unit })
        }
      }),
    )
  })

  it('is replaced by a different length', () => {
    expect(enteredLength('39.5', 'cm', 393.7)).toMatchObject({ millimetres: 395 })
    expect(enteredLength('39.4', 'cm', undefined)).toMatchObject({ millimetres: 394 })
  })
})

test('any input gives a positive length or a reason', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'0159½./,-\'" eicmn१') }),
  )
  fc.assert(
    fc.property(typed, fc.constantFrom(...LENGTH_UNITS), (text, unit) => {
      const read = parseLength(text, unit)
      const millimetres = read.ok ? read.millimetres : 1
      expect(millimetres).toBeGreaterThan(0)
      expect(millimetres).toBeLessThanOrEqual(MAX_LENGTH_MM)
    }),
    { numRuns: 2000 },
  )
})

test('a fraction chip replaces the fraction, and a second tap removes it', () => {
  const [quarter, half] = QUARTERS
  expect(toggleQuarter('15', half)).toBe('15½')
  for (const text of ['15 1/4', '15¼', '15.25']) expect(toggleQuarter(text, half)).toBe('15½')
  for (const text of ['15"', '15in', '15-', '15-1/4']) expect(toggleQuarter(text, half)).toBe('15½')
  for (const text of ['15 1/2', '15½', '15-1/2', '15 1/2"', '15½in', '½']) {
    expect(endsInQuarter(text, half)).toBe(true)
  }
  for (const text of ['15 1/2', '15½', '15-1/2', '15 1/2"'])
    expect(toggleQuarter(text, half)).toBe('15')
  expect(toggleQuarter('', quarter)).toBe('¼')
  expect(toggleQuarter('¼', quarter)).toBe('')
  expect(toggleQuarter('¼', half)).toBe('½')
  expect(QUARTERS).toHaveLength(3)
})

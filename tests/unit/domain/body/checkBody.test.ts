import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { checkBody, type Finding } from '#domain/body/checkBody.ts'
import { compareMeasurements } from '#domain/length/compareMeasurements.ts'
import { confirm, confirmedFields, openFindings } from '#domain/body/confirmation.ts'
import {
  MEASUREMENT_FIELDS,
  MILLIMETRES_PER_INCH,
  type Measurements,
} from '#domain/length/measurement.ts'

function inches(values: Measurements): Measurements {
  return scaled(values, MILLIMETRES_PER_INCH)
}

function scaled(values: Measurements, factor: number): Measurements {
  const entries = MEASUREMENT_FIELDS.flatMap((field) => {
    const length = values[field]
    return length === undefined ? [] : [[field, Math.round(length * factor * 100) / 100] as const]
  })
  return Object.fromEntries(entries)
}

function mendedBy(findings: readonly Finding[], values: Measurements): Measurements {
  return findings.reduce((all, { offer }) => ({ ...all, ...offer?.changes }), values)
}

const RIGHT = { neck: 15.5, chest: 41, waist: 36, hips: 40, shoulder: 18, sleeveLength: 23.5 }
const LEGS = { inseam: 33, outseam: 41.25 }
const right = { ...RIGHT, ...LEGS }

const slim = {
  neck: 13,
  chest: 34,
  waist: 28,
  hips: 36,
  shoulder: 15.5,
  sleeveLength: 21,
  inseam: 29,
  outseam: 37,
}

describe('correct measurements', () => {
  it.each([
    ['a man', right],
    ['a slim woman', slim],
    ['nobody', {}],
    ['only a neck', { neck: 15.5 }],
    ['only the legs', LEGS],
    ['a waist wider than the chest', { neck: 17, chest: 45, waist: 46.5, hips: 44 }],
    ['hips narrower than the waist', { chest: 42, waist: 39, hips: 37.5 }],
  ])('of %s cause no finding', (_, values) => {
    expect(checkBody(inches(values))).toEqual([])
  })
})

describe('one measuring mistake', () => {
  it.each([
    ['a neck in centimetres', { neck: 39.5 }, 'looksLikeCentimetres', { neck: 15.55 }],
    ['a folded tape', { chest: 20.5 }, 'half', { chest: 41 }],
    ['a missing point', { neck: 155 }, 'tenfold', { neck: 15.5 }],
    ['swapped legs', { inseam: 41.25, outseam: 33 }, 'swapped', LEGS],
    ['swapped waist and hips', { waist: 40, hips: 36 }, 'swapped', { waist: 36, hips: 40 }],
    ['neck and shoulder swapped', { neck: 18, shoulder: 15.5 }, 'swapped', RIGHT],
    ['shoulder and sleeve swapped', { shoulder: 23.5, sleeveLength: 18 }, 'swapped', RIGHT],
    ['swapped digits', { outseam: 14.25 }, 'digitsSwapped', { outseam: 41.25 }],
    ['ten inches off', { waist: 46 }, 'digitOff', { waist: 36 }],
  ])('%s is found, and the suggestion is the correct value', (_, slip, code, corrected) => {
    const typed = inches({ ...right, ...slip })
    const findings = checkBody(typed)
    expect(findings.map((finding) => finding.code)).toContain(code)
    const after = mendedBy(findings, typed)
    for (const { field, was = 0, now = 0 } of compareMeasurements(
      inches({ ...right, ...corrected }),
      after,
    )) {
      expect(Math.abs(was - now), field).toBeLessThan(6.4)
    }
  })

  it('with a sleeve from the neck is named, and the suggestion is marked as an estimate', () => {
    const [finding] = checkBody(inches({ ...right, sleeveLength: 35.25 }))
    expect(finding).toMatchObject({ level: 'warning', code: 'fromNeck', fields: ['sleeveLength'] })
    expect(finding?.offer?.isEstimate).toBe(true)
    expect(finding?.offer?.changes.sleeveLength).toBeGreaterThan(22.5 * MILLIMETRES_PER_INCH)
    expect(finding?.offer?.changes.sleeveLength).toBeLessThan(24.5 * MILLIMETRES_PER_INCH)
  })

  it('with a copied girth names both fields and suggests nothing', () => {
    const [finding] = checkBody(inches({ ...right, waist: 41 }))
    expect(finding?.code).toBe('copied')
    expect(finding?.fields).toEqual(expect.arrayContaining(['chest', 'waist']))
    expect(finding?.offer).toBeUndefined()
  })

  it('without an explanation is a mild hint', () => {
    const [finding] = checkBody(inches({ ...right, neck: 18.25 }))
    expect(finding?.level).toBe('hint')
    expect(finding?.fields).toContain('neck')
  })
})

test('all eight in centimetres are one finding with one suggestion', () => {
  const typed = scaled(inches(right), 2.54)
  const [finding, ...more] = checkBody(typed)
  expect(more).toEqual([])
  expect(finding).toMatchObject({ code: 'looksLikeCentimetres', fields: MEASUREMENT_FIELDS })
  expect(finding?.offer?.changes.chest).toBeCloseTo(41 * MILLIMETRES_PER_INCH, 1)
})

test('a sleeve of a folded tape is doubled, also where swapped digits suit the short legs better', () => {
  const sample = { neck: 15.5, chest: 40, waist: 34, hips: 39, shoulder: 18, outseam: 41 }
  const findings = checkBody(inches({ ...sample, inseam: 30, sleeveLength: 12.25 }))
  expect(findings).toMatchObject([
    { code: 'half', offer: { changes: inches({ sleeveLength: 24.5 }) } },
  ])
})

test('one measurement with a cause of its own does not split the centimetres of the others', () => {
  const typed = { ...scaled(inches(right), 2.54), ...inches({ sleeveLength: 11.75 }) }
  const [shared, ...more] = checkBody(typed)
  expect(shared?.code).toBe('looksLikeCentimetres')
  expect(shared?.fields).toHaveLength(7)
  expect(more).toMatchObject([{ code: 'half', fields: ['sleeveLength'] }])
})

test('inches typed in a centimetre field are found too', () => {
  const typed = { ...inches(right), chest: 410 }
  expect(checkBody(typed, 'cm')[0]).toMatchObject({ code: 'looksLikeInches', fields: ['chest'] })
})

test('an impossible value without an explanation is out of range', () => {
  expect(checkBody(inches({ neck: 25.25 }))[0]).toMatchObject({ level: 'warning' })
  expect(checkBody(inches({ ...right, neck: 0.5 }))[0]?.level).toBe('warning')
})

test('accepting every suggestion leaves no suggestion', () => {
  const slips = fc.constantFrom(
    { neck: 39.5 },
    { chest: 20.5, inseam: 84 },
    { inseam: 41.25, outseam: 33 },
    { waist: 46 },
    { sleeveLength: 35.25 },
  )
  fc.assert(
    fc.property(slips, (slip) => {
      const typed = inches({ ...right, ...slip })
      expect(checkBody(mendedBy(checkBody(typed), typed))).toEqual([])
    }),
  )
})

test('any eight positive numbers are checked without an exception', () => {
  const lengths = fc.dictionary(
    fc.constantFrom(...MEASUREMENT_FIELDS),
    fc.double({ min: 0.01, max: 250_000, noNaN: true }),
  )
  fc.assert(
    fc.property(lengths, fc.constantFrom('in' as const, 'cm' as const), (values, unit) => {
      for (const { fields, offer } of checkBody(values, unit)) {
        expect(fields.length).toBeGreaterThan(0)
        expect(fields.every((field) => values[field] !== undefined)).toBe(true)
        for (const value of Object.values(offer?.changes ?? {})) expect(value).toBeGreaterThan(0)
      }
    }),
    { numRuns: 60 },
  )
})

test('a confirmed finding stays confirmed until one of its measurements changes', () => {
  const typed = inches({ ...right, waist: 46 })
  const findings = checkBody(typed)
  const answers = findings.map((finding) => confirm(finding, typed, 1000))
  expect(openFindings(findings, typed, answers)).toEqual([])
  expect(confirmedFields(typed, answers)).toContain('waist')
  const changed = { ...typed, waist: 47 * MILLIMETRES_PER_INCH }
  expect(openFindings(checkBody(changed), changed, answers)).not.toEqual([])
})

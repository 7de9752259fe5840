import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { compareMeasurements } from '#domain/compareMeasurements.ts'
import { MEASUREMENT_FIELDS } from '#domain/measurement.ts'
import type { SetEdit } from '#domain/measurementSet.ts'
import {
  duplicateSet,
  editedAt,
  editSet,
  mergeSets,
  newSet,
  restoreVersion,
  setOf,
  versionOf,
} from '#domain/measurementSet.ts'
import { isStale, monthsBetween } from '#domain/measuringAge.ts'

const father = newSet(
  'set1',
  {
    details: { name: 'Father', takenBy: 'shop', measuredOn: '2026-01-10', unit: 'cm' },
    values: { neck: 400, chest: 1000 },
  },
  { id: 'edit1', nowMs: 1000 },
)

describe('a set', () => {
  it('reads as its edits come to', () => {
    expect(father).toMatchObject({
      id: 'set1',
      name: 'Father',
      takenBy: 'shop',
      unit: 'cm',
      notes: '',
      deleted: false,
      values: { neck: 400, chest: 1000 },
      version: 1,
    })
  })

  it('keeps both edits when two devices change different measures without knowing of each other', () => {
    const phone = editSet(father, { values: { neck: 410 } }, { id: 'phone', nowMs: 2000 })
    const tablet = editSet(father, { values: { chest: 1010 } }, { id: 'tablet', nowMs: 1500 })
    expect(mergeSets(phone, tablet).values).toEqual({ neck: 410, chest: 1010 })
    expect(mergeSets(phone, tablet).version).toBe(3)
  })

  it('takes the last edit of the same measure, also when it was taken away', () => {
    const phone = editSet(father, { values: { neck: 410 } }, { id: 'phone', nowMs: 2000 })
    const tablet = editSet(father, { values: { neck: null } }, { id: 'tablet', nowMs: 3000 })
    expect(mergeSets(phone, tablet).values).toEqual({ chest: 1000 })
    expect(editedAt(mergeSets(phone, tablet), 'neck')).toBe(3000)
  })

  it('edits after what it saw even when its clock is behind', () => {
    const late = editSet(father, { values: { neck: 410 } }, { id: 'a', nowMs: 5 })
    expect(late.values.neck).toBe(410)
    expect(late.edits.at(-1)?.at).toBe(1001)
  })

  it('restores an earlier version and forgets nothing', () => {
    const second = editSet(
      father,
      { values: { neck: 410, waist: 900, chest: null } },
      { id: 'edit2', nowMs: 2000 },
    )
    const restored = restoreVersion(second, 1, { id: 'edit3', nowMs: 3000 })
    expect(restored.values).toEqual(father.values)
    expect(restored.version).toBe(3)
    expect(versionOf(restored, 2).values).toEqual({ neck: 410, waist: 900 })
  })

  it('is duplicated with its measures and a history of its own', () => {
    const copy = duplicateSet(father, 'set2', 'Uncle', { id: 'edit9', nowMs: 9000 })
    expect(copy).toMatchObject({ id: 'set2', name: 'Uncle', values: father.values, version: 1 })
  })

  it('is compared measure by measure', () => {
    expect(
      compareMeasurements({ neck: 400, hips: 1000 }, { neck: 410, waist: 900, hips: 1000 }),
    ).toEqual([
      { field: 'neck', was: 400, now: 410 },
      { field: 'waist', now: 900 },
    ])
  })
})

describe('bringing states of a set together', () => {
  const values = fc.dictionary(
    fc.constantFrom(...MEASUREMENT_FIELDS),
    fc.option(fc.integer({ min: 1, max: 2500 }), { nil: null }),
  )
  const details = fc.record(
    { name: fc.constantFrom('Me', 'Father', 'Tailor'), unit: fc.constantFrom('in', 'cm') },
    { requiredKeys: [] },
  )
  const edits = fc.uniqueArray(
    fc.record({ id: fc.uuid(), at: fc.integer({ min: 0, max: 5 }), values, details }),
    { selector: ({ id }) => id, maxLength: 9 },
  )
  const parts = edits.chain((all) => {
    const part = fc.subarray(all, { minLength: 0 }).map((some: SetEdit[]) => setOf('set', some))
    return fc.tuple(part, part, part)
  })

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(parts, ([a, b]) => {
        expect(mergeSets(a, b)).toEqual(mergeSets(b, a))
      }),
    )
  })

  it('does not depend on who merges first', () => {
    fc.assert(
      fc.property(parts, ([a, b, c]) => {
        expect(mergeSets(mergeSets(a, b), c)).toEqual(mergeSets(a, mergeSets(b, c)))
      }),
    )
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(parts, ([a, b]) => {
        expect(mergeSets(a, a)).toEqual(a)
        expect(mergeSets(mergeSets(a, b), b)).toEqual(mergeSets(a, b))
      }),
    )
  })
})

test.each([
  ['2026-01-10', '2026-01-09', 0],
  ['2026-01-10', '2026-02-09', 0],
  ['2026-01-10', '2026-02-10', 1],
  ['2025-11-21', '2026-11-20', 11],
  ['2025-11-21', '2026-11-21', 12],
  ['', '2026-11-21', 0],
])('from %s to %s are %d whole months', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months)
})

test('a set is old after twelve months', () => {
  expect(isStale('2025-11-21', '2026-11-20')).toBe(false)
  expect(isStale('2025-11-21', '2026-11-21')).toBe(true)
})

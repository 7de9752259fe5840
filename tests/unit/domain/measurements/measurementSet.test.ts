import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { compareMeasurements } from '#domain/length/compareMeasurements.ts'
import { MEASUREMENT_FIELDS } from '#domain/length/measurement.ts'
import {
  duplicateSet,
  lastEditedMs,
  editSet,
  mergeSets,
  newSet,
  nextVersion,
  setOf,
} from '#domain/measurements/measurementSet.ts'
import { mergeSentSet } from '#domain/measurements/mergeSentSet.ts'
import { isOutdated, monthsBetween } from '#domain/measurements/measurementAge.ts'
import { MAX_EDITS, type EditStamp, type SetEdit } from '#domain/measurements/setEdit.ts'

function stamp(id: string, at: number): EditStamp {
  return { id, at, savedAt: `2026-01-10T00:00:${String(at / 1000).padStart(2, '0')}.000Z` }
}

const father = newSet(
  'set1',
  {
    details: { name: 'Father', takenBy: 'shop', unit: 'cm' },
    values: { neck: 400, chest: 1000 },
  },
  stamp('edit1', 1000),
)

describe('a measurement set', () => {
  it('has the values that its edits add up to', () => {
    expect(father).toMatchObject({
      id: 'set1',
      name: 'Father',
      takenBy: 'shop',
      measuredOn: '2026-01-10',
      unit: 'cm',
      notes: '',
      deleted: false,
      values: { neck: 400, chest: 1000 },
      version: 1,
      history: [],
    })
  })

  it('keeps both edits when two devices change different measurements independently', () => {
    const phone = nextVersion(father, { neck: 410, chest: 1000 }, stamp('phone', 2000))
    const tablet = nextVersion(father, { neck: 400, chest: 1010 }, stamp('tablet', 1500))
    const both = mergeSets(phone, tablet)
    expect(both.values).toEqual({ neck: 410, chest: 1010 })
    expect(both.version).toBe(3)
    expect(both.history.map(({ values }) => values)).toEqual([
      { neck: 400, chest: 1010 },
      { neck: 400, chest: 1000 },
    ])
  })

  it('takes the last edit of a measurement, even a removal', () => {
    const phone = nextVersion(father, { neck: 410, chest: 1000 }, stamp('phone', 2000))
    const tablet = nextVersion(father, { chest: 1000 }, stamp('tablet', 3000))
    expect(mergeSets(phone, tablet).values).toEqual({ chest: 1000 })
    expect(lastEditedMs(mergeSets(phone, tablet), 'neck')).toBe(3000)
  })

  it('merges its name independently of its measurements', () => {
    const renamed = editSet(father, { details: { name: 'Papa' } }, stamp('name', 3000))
    const measured = nextVersion(father, { neck: 410, chest: 1000 }, stamp('neck', 2000))
    expect(mergeSets(renamed, measured)).toMatchObject({ name: 'Papa', values: { neck: 410 } })
  })

  it('is unchanged by an empty edit', () => {
    expect(nextVersion(father, { chest: 1000, neck: 400 }, stamp('same', 2000))).toBe(father)
  })

  it('dates a new edit after those it has seen, even when its clock is behind', () => {
    const late = editSet(father, { values: { neck: 410 } }, stamp('late', 5))
    expect(late.values.neck).toBe(410)
    expect(late.edits.at(-1)?.at).toBe(1001)
  })

  it('restores an earlier version and keeps the history', () => {
    const second = nextVersion(father, { neck: 410, waist: 900 }, stamp('edit2', 2000))
    const [first] = second.history
    const restored = nextVersion(second, first?.values ?? {}, stamp('edit3', 3000))
    expect(restored.values).toEqual(father.values)
    expect(restored.version).toBe(3)
    expect(restored.history[0]?.values).toEqual({ neck: 410, waist: 900 })
  })

  it('is duplicated with its measurements and a history of its own', () => {
    const copy = duplicateSet(father, 'set2', 'Uncle', stamp('edit9', 9000))
    expect(copy).toMatchObject({ id: 'set2', name: 'Uncle', values: father.values, version: 1 })
  })

  it('drops long overwritten edits, and keeps counting', () => {
    let set = father
    for (let n = 1; n <= 100; n += 1) {
      set = nextVersion(set, { neck: 400 + n, chest: 1000 }, stamp(`edit-${n}`, 1000 + n))
    }
    expect(set.edits).toHaveLength(MAX_EDITS)
    expect(set).toMatchObject({ name: 'Father', values: { neck: 500, chest: 1000 }, version: 101 })
  })

  it('keeps the last “it is right” for each measurement, however long its history', () => {
    const confirmation = { code: 'unusual', values: { chest: 1000 }, at: 900 }
    const details = { confirmations: [confirmation] }
    let set = nextVersion(father, father.values, stamp('confirmed', 900), details)
    for (let n = 1; n <= 100; n += 1)
      set = nextVersion(set, { neck: 400 + n, chest: 1000 }, stamp(`edit-${n}`, 1000 + n))
    expect(set.edits).toHaveLength(MAX_EDITS)
    expect(set.confirmations).toEqual([confirmation])
  })

  it('is merged by reading each edit a few times, however many a stranger sends', () => {
    let reads = 0
    const edits = Array.from({ length: 1000 }, (_, at) => ({
      ...stamp(`edit${at}`, at),
      version: at,
      get values() {
        reads += 1
        return { neck: 400 + at }
      },
    }))
    const merged = mergeSentSet('set1', [], edits)
    expect(merged).toMatchObject({ version: 999, values: { neck: 1399 } })
    expect(merged.edits).toHaveLength(MAX_EDITS)
    expect(reads / edits.length).toBeLessThan(50)
  })

  it('is compared measurement by measurement', () => {
    const was = { neck: 400, hips: 1000 }
    expect(compareMeasurements(was, { neck: 410, waist: 900, hips: 1000 })).toEqual([
      { field: 'neck', was: 400, now: 410 },
      { field: 'waist', now: 900 },
    ])
  })
})

describe('merging states of a set', () => {
  const values = fc.dictionary(
    fc.constantFrom(...MEASUREMENT_FIELDS),
    fc.option(fc.integer({ min: 1, max: 2500 }), { nil: null }),
  )
  const details = fc.record(
    { name: fc.constantFrom('Me', 'Father', 'Tailor'), unit: fc.constantFrom('in', 'cm') },
    { requiredKeys: [] },
  )
  const edit = fc.record({
    id: fc.uuid(),
    at: fc.integer({ min: 0, max: 5 }),
    savedAt: fc.constantFrom('2026-01-10T00:00:00.000Z', '2026-01-11T00:00:00.000Z'),
    version: fc.integer({ min: 1, max: 5 }),
    values,
    details,
  })
  const edits = fc.uniqueArray(edit, { selector: ({ id }) => id, maxLength: 9 })
  const parts = edits.chain((all) => {
    const part = fc.subarray(all).map((some: SetEdit[]) => setOf('set', some))
    return fc.tuple(part, part, part)
  })

  it('is commutative', () => {
    fc.assert(
      fc.property(parts, ([a, b]) => {
        expect(mergeSets(a, b)).toEqual(mergeSets(b, a))
      }),
    )
  })

  it('is associative', () => {
    fc.assert(
      fc.property(parts, ([a, b, c]) => {
        expect(mergeSets(mergeSets(a, b), c)).toEqual(mergeSets(a, mergeSets(b, c)))
      }),
    )
  })

  it('is idempotent', () => {
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
])('from %s to %s are %d full months', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months)
})

test('a set is outdated after twelve months', () => {
  expect(isOutdated('2025-11-21', '2026-11-20')).toBe(false)
  expect(isOutdated('2025-11-21', '2026-11-21')).toBe(true)
})

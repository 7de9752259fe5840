import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_PREFERENCES } from '#domain/orders/cart.ts'
import {
  editPreferences,
  mergePreferences,
  mergeSentPreferences,
  type TimedPreferences,
} from '#domain/orders/mergePreferences.ts'

const START: TimedPreferences = { preferences: DEFAULT_PREFERENCES, editedAt: {} }

const edit = fc.record({
  field: fc.constantFrom('material', 'color', 'fitType', 'additionalRequests'),
  value: fc.constantFrom('', 'one', 'two'),
  at: fc.integer({ min: 1, max: 20 }),
})

const state = fc
  .array(edit, { maxLength: 8 })
  .map((edits) =>
    edits.reduce(
      (before, { field, value, at }) =>
        editPreferences(before, { ...before.preferences, [field]: value }, at),
      START,
    ),
  )

test('merging gives the same result in any order and any number of times', () => {
  fc.assert(
    fc.property(state, state, state, (a, b, c) => {
      const merged = mergePreferences(mergePreferences(a, b), c)
      expect(mergePreferences(c, mergePreferences(b, a))).toEqual(merged)
      expect(mergePreferences(merged, b)).toEqual(merged)
    }),
  )
})

test('an edit marks only the changed fields, and is dated after what it saw', () => {
  const wool = editPreferences(START, { ...DEFAULT_PREFERENCES, material: 'Wool' }, 1000)
  expect(wool.editedAt).toEqual({ material: 1000 })
  const silk = editPreferences(wool, { ...wool.preferences, material: 'Silk' }, 500)
  expect(silk.editedAt).toEqual({ material: 1001 })
})

test('edits without times, from an older app, count as made on arrival', () => {
  const stored = { preferences: DEFAULT_PREFERENCES, editedAt: { material: 900, color: 'then' } }
  const sent = { preferences: { ...DEFAULT_PREFERENCES, material: 'Wool' }, editedAt: null }
  expect(mergeSentPreferences(stored, sent, 1000).preferences.material).toBe('Wool')
  expect(mergeSentPreferences(stored, sent, 800).preferences.material).toBe('Custom')
})

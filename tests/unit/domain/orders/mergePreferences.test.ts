import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_PREFERENCES, type Preferences } from '#domain/cart/cart.ts'
import {
  editPreferences,
  mergePreferences,
  mergeSentPreferences,
  type TimedPreferences,
} from '#domain/orders/mergePreferences.ts'

const START: TimedPreferences = { preferences: DEFAULT_PREFERENCES, editedAt: {} }

/** The preferences after an edit in a form that showed them. */
function edited(stored: TimedPreferences, changes: Partial<Preferences>, at: number) {
  const shown = stored.preferences
  return editPreferences(stored, { shown, next: { ...shown, ...changes } }, at)
}

const edit = fc.record({
  field: fc.constantFrom('material', 'color', 'fitType', 'additionalRequests'),
  value: fc.constantFrom('', 'one', 'two'),
  at: fc.integer({ min: 1, max: 20 }),
})

const state = fc
  .array(edit, { maxLength: 8 })
  .map((edits) =>
    edits.reduce((before, { field, value, at }) => edited(before, { [field]: value }, at), START),
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
  const wool = edited(START, { material: 'Wool' }, 1000)
  expect(wool.editedAt).toEqual({ material: 1000 })
  const silk = edited(wool, { material: 'Silk' }, 500)
  expect(silk.editedAt).toEqual({ material: 1001 })
})

test('a form opened before another tab saved does not undo that tab’s fields', () => {
  const silk = edited(START, { material: 'Silk' }, 1000)
  const stale = { shown: DEFAULT_PREFERENCES, next: { ...DEFAULT_PREFERENCES, fitType: 'Slim' } }
  const both = editPreferences(silk, stale, 2000)
  expect(both.preferences).toEqual({ ...DEFAULT_PREFERENCES, material: 'Silk', fitType: 'Slim' })
  expect(both.editedAt).toEqual({ material: 1000, fitType: 2000 })
})

test('edits without times, from an older app, count as made on arrival', () => {
  const stored = { preferences: DEFAULT_PREFERENCES, editedAt: { material: 900, color: 'then' } }
  const sent = { preferences: { ...DEFAULT_PREFERENCES, material: 'Wool' }, editedAt: null }
  expect(mergeSentPreferences(stored, sent, 1000).preferences.material).toBe('Wool')
  expect(mergeSentPreferences(stored, sent, 800).preferences.material).toBe('')
})

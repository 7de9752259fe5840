import fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf, parseWorkroom } from '#domain/workroom/workroom.ts'
import { anyWorkroom, WORKROOM } from '#tests/harness/data/workroom.ts'

test('settings survive being stored', () => {
  fc.assert(
    fc.property(anyWorkroom, (workroom) => {
      const stored: unknown = JSON.parse(JSON.stringify(workroom))
      expect(parseWorkroom(stored)).toEqual({ ok: true, value: workroom })
    }),
  )
})

test.each([
  ['no capacity', { piecesPerDay: 0 }],
  ['half a piece a day', { piecesPerDay: 1.5 }],
  ['a buffer below zero', { bufferDays: -1 }],
  ['a week without a working day', { closedWeekdays: [0, 1, 2, 3, 4, 5, 6] }],
  ['an eighth day of the week', { closedWeekdays: [7] }],
  ['a holiday that is not a date', { holidays: ['30 February'] }],
  ['a trial after the piece is ready', { leadTimes: [lead({ trialDays: 9, readyDays: 8 })] }],
  ['a lead time of years', { leadTimes: [lead({ trialDays: 1, readyDays: 900 })] }],
  ['two lead times for a category', { leadTimes: [lead({}), lead({})] }],
  ['a category without a name', { leadTimes: [lead({ category: '' })] }],
])('%s invalidates the settings', (_, change) => {
  expect(parseWorkroom({ ...WORKROOM, ...change }).ok).toBe(false)
})

test('what is in stock counts as no work', () => {
  const work = ['Suits', 'Belts', 'Unknown'].map((category) => ({ category, quantity: 2 }))
  expect(piecesOf(WORKROOM, work)).toBe(4)
  expect(piecesOf(undefined, work)).toBe(6)
})

function lead(change: object) {
  return { category: 'Suits', trialDays: 3, readyDays: 9, ...change }
}

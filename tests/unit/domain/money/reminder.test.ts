import { expect, it } from 'vitest'
import { mayRemind } from '#domain/money/reminder.ts'

it('A customer is reminded at most weekly', () => {
  expect(mayRemind('', '2026-11-23')).toBe(true)
  expect(mayRemind('2026-11-23', '2026-11-29')).toBe(false)
  expect(mayRemind('2026-11-23', '2026-11-30')).toBe(true)
  expect(mayRemind('2026-12-30', '2027-01-05')).toBe(false)
})

import { expect, it } from 'vitest'
import { eventDay } from '#domain/money/eventDay.ts'

const TODAY = '2026-11-30'

it('an event happened on the day that the desk says, at most a year ago', () => {
  for (const day of [TODAY, '2026-11-29', '2025-11-29']) expect(eventDay(day, TODAY)).toBe(day)
})

it('an event happened today where the desk says nothing or cannot be right', () => {
  for (const sent of ['2026-12-01', '2025-11-28', '2026-11-31', '', 20261129, undefined])
    expect(eventDay(sent, TODAY)).toBe(TODAY)
})

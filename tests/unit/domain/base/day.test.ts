import { expect, test } from 'vitest'
import { dateOf, dayOf, shopDay } from '#domain/base/day.ts'

test('a day and its date are the same in both directions, as the calendar has them, from 1902 to 2517', () => {
  const wrong: number[] = []
  for (let day = -25_000; day < 200_000; day++) {
    const date = new Date(day * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    if (dateOf(day) !== date || dayOf(date) !== day) wrong.push(day)
  }
  expect(wrong).toEqual([])
})

test.each(['1970-01-01', '2000-02-29', '2024-02-29', '2024-03-01', '2026-12-31', '2100-03-01'])(
  '%s survives',
  (date) => {
    expect(dateOf(Number(dayOf(date)))).toBe(date)
  },
)

test('the day in the shop begins at midnight in India', () => {
  const day = Number(dayOf('2026-11-30'))
  expect(shopDay(Date.parse('2026-11-29T18:29:59Z'))).toBe(day - 1)
  expect(shopDay(Date.parse('2026-11-29T18:30:00Z'))).toBe(day)
})

import fc from 'fast-check'
import { dateOf, dayOf } from '#domain/base/day.ts'
import type { Load } from '#domain/workroom/promise.ts'
import type { Work, Workroom } from '#domain/workroom/workroom.ts'

/** A Monday. */
export const TODAY = '2026-11-23'

/** Closed on Sundays; four pieces a day. */
export const WORKROOM: Workroom = {
  leadTimes: [
    { category: 'Suits', trialDays: 8, readyDays: 14 },
    { category: 'Shirts', trialDays: 0, readyDays: 6 },
    { category: 'Belts', trialDays: 0, readyDays: 0 },
  ],
  closedWeekdays: [0],
  holidays: ['2026-12-25'],
  piecesPerDay: 4,
  bufferDays: 2,
}

const CATEGORIES = ['Suits', 'Shirts', 'Belts', 'Gifts']

/** The date that many days after `TODAY`. */
function dateAfter(days: number): string {
  return dateOf((dayOf(TODAY) ?? 0) + days)
}

const anyDate = fc.integer({ min: -10, max: 120 }).map(dateAfter)

/** Any settings with lead times for each category. */
export const anyWorkroom: fc.Arbitrary<Workroom> = fc.record({
  leadTimes: fc
    .array(fc.tuple(fc.nat(20), fc.nat(20)), { minLength: 4, maxLength: 4 })
    .map((days) =>
      days.map(([one, other], index) => ({
        category: CATEGORIES[index] ?? '',
        trialDays: Math.min(one, other),
        readyDays: Math.max(one, other),
      })),
    ),
  closedWeekdays: fc.uniqueArray(fc.nat(6), { maxLength: 6 }),
  holidays: fc.array(anyDate, { maxLength: 20 }),
  piecesPerDay: fc.integer({ min: 1, max: 8 }),
  bufferDays: fc.nat(5),
})

export const anyLoad: fc.Arbitrary<Load> = fc.dictionary(anyDate, fc.nat(12), { maxKeys: 30 })

export const anyWork: fc.Arbitrary<Work[]> = fc.array(
  fc.record({ category: fc.constantFrom(...CATEGORIES), quantity: fc.integer({ min: 1, max: 9 }) }),
  { minLength: 1, maxLength: 6 },
)

import fc from 'fast-check'
import { dateOf, dayOf, timeOf } from '#domain/base/day.ts'
import type { FittingSettings } from '#domain/fittings/fittingSettings.ts'
import { slotKey, type Calendar, type Slot } from '#domain/fittings/slots.ts'

/** A Monday. */
export const MONDAY = '2026-11-30'

/** Open on Monday to Saturday mornings, for one customer at a time; the last slot is at 12:30. */
export const FITTING_SETTINGS: FittingSettings = {
  hours: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '10:30', until: '13:00' })),
  minutes: 30,
  atOnce: 1,
  homeVisits: true,
  daysAhead: 30,
}

const anyTime = fc.integer({ min: 0, max: 24 * 60 - 1 }).map(timeOf)

const anyDate = fc.integer({ min: 0, max: 40 }).map((ahead) => dateOf((dayOf(MONDAY) ?? 0) + ahead))

/** A slot within six weeks, on the grid or not. */
export const anySlot: fc.Arbitrary<Slot> = fc.record({ date: anyDate, time: anyTime })

const anyHours = fc
  .record({ weekday: fc.integer({ min: 0, max: 6 }), one: anyTime, other: anyTime })
  .filter(({ one, other }) => one !== other)
  .map(({ weekday, one, other }) => {
    const [from = one, until = other] = [one, other].sort()
    return { weekday, from, until }
  })

const anySettings: fc.Arbitrary<FittingSettings> = fc.record({
  hours: fc.array(anyHours, { maxLength: 10 }),
  minutes: fc.integer({ min: 10, max: 120 }),
  atOnce: fc.integer({ min: 1, max: 3 }),
  homeVisits: fc.boolean(),
  daysAhead: fc.integer({ min: 1, max: 30 }),
})

/** Settings, holidays, and what other customers and the owner have taken. */
export const anyCalendar: fc.Arbitrary<Calendar> = fc.record({
  settings: anySettings,
  holidays: fc.array(anyDate, { maxLength: 5 }),
  taken: fc
    .array(fc.tuple(anySlot, fc.integer({ min: 1, max: 3 })), { maxLength: 30 })
    .map((all) => Object.fromEntries(all.map(([slot, count]) => [slotKey(slot), count]))),
})

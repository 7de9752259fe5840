import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOf, dayOf } from '#domain/base/day.ts'
import {
  freeDays,
  freeSlotsOn,
  hasRoom,
  nextFreeSlot,
  parseTaken,
  slotAt,
  slotKey,
  slotsOn,
  type Calendar,
} from '#domain/fittings/slots.ts'
import { parseFittingSettings } from '#domain/fittings/fittingSettings.ts'
import { weekdayOf } from '#domain/workroom/promise.ts'
import { anyCalendar, anySlot, FITTING_SETTINGS, MONDAY } from '#tests/harness/data/fittings.ts'

const SUNDAY = '2026-12-06'
const NOW = { date: '2026-11-29', time: '09:00' }

function calendar(taken: Calendar['taken'] = {}, holidays: string[] = []): Calendar {
  return { settings: FITTING_SETTINGS, holidays, taken }
}

const times = (date: string, taken = {}, holidays: string[] = []) =>
  freeSlotsOn(calendar(taken, holidays), date, NOW).map(({ time }) => time)

describe('the slots of a day', () => {
  it('begin with the hours, follow each other, and are over by the end', () => {
    expect(times(MONDAY)).toEqual(['10:30', '11:00', '11:30', '12:00', '12:30'])
  })

  it('are none on a day without hours and on a holiday', () => {
    expect(times(SUNDAY)).toEqual([])
    expect(times(MONDAY, {}, [MONDAY])).toEqual([])
    expect(times('2026-02-30')).toEqual([])
  })

  it('leave out those that are taken, and those that another fitting reaches into', () => {
    expect(times(MONDAY, { [`${MONDAY} 11:00`]: 1 })).not.toContain('11:00')
    const between = times(MONDAY, { [`${MONDAY} 11:15`]: 1 })
    expect(between).toEqual(['10:30', '12:00', '12:30'])
  })

  it('have no room while a fitting from before midnight goes on', () => {
    const lateOnSunday = calendar({ '2026-11-29 23:50': 1 })
    expect(hasRoom(lateOnSunday, { date: MONDAY, time: '00:10' })).toBe(false)
    expect(hasRoom(lateOnSunday, { date: MONDAY, time: '00:20' })).toBe(true)
  })

  it('leave out what is over', () => {
    const now = slotAt(Date.parse('2026-11-30T11:01:00+05:30'))
    expect(freeSlotsOn(calendar(), MONDAY, now).map(({ time }) => time)).toEqual([
      '11:30',
      '12:00',
      '12:30',
    ])
  })
})

describe('a wish', () => {
  it('that is free is granted, and a taken one moves to the next slot', () => {
    const wish = { date: MONDAY, time: '10:30' }
    expect(nextFreeSlot(calendar(), wish, NOW)).toEqual(wish)
    const taken = { [slotKey(wish)]: 1 }
    expect(nextFreeSlot(calendar(taken), wish, NOW)).toEqual({ date: MONDAY, time: '11:00' })
  })

  it('for the last slot of a Saturday moves over Sunday to Monday', () => {
    const wish = { date: '2026-12-05', time: '12:30' }
    const monday = { date: '2026-12-07', time: '10:30' }
    expect(nextFreeSlot(calendar({ [slotKey(wish)]: 1 }), wish, NOW)).toEqual(monday)
  })

  it('that waited in the outbox until it was over gets the first slot from now on', () => {
    const wish = { date: '2026-11-20', time: '10:30' }
    expect(nextFreeSlot(calendar(), wish, NOW)).toEqual({ date: MONDAY, time: '10:30' })
  })

  it('beyond the days ahead gets none; they count from the promised day of the trial', () => {
    const far = { date: '2027-03-01', time: '10:30' }
    expect(nextFreeSlot(calendar(), far, NOW)).toBeUndefined()
    expect(nextFreeSlot(calendar(), far, far)).toEqual(far)
    expect(freeDays(calendar(), NOW).at(-1)).toBe('2026-12-29')
    expect(freeDays(calendar(), far)[0]).toBe('2027-03-01')
  })
})

describe('whatever the settings are', () => {
  it('a slot is never on a closed day, never outside the hours and never above what can be served', () => {
    fc.assert(
      fc.property(anyCalendar, anySlot, anySlot, (any, wish, now) => {
        const found = nextFreeSlot(any, wish, now)
        if (!found) return
        expect(any.holidays).not.toContain(found.date)
        const weekday = weekdayOf(dayOf(found.date) ?? Number.NaN)
        const within = any.settings.hours.filter(
          ({ weekday: open, from, until }) =>
            open === weekday && from <= found.time && found.time < until,
        )
        expect(within).not.toEqual([])
        const overlapping = Object.entries(any.taken).filter(
          ([key]) => Math.abs(minutesBetween(key, slotKey(found))) < any.settings.minutes,
        )
        const served = overlapping.reduce((sum, [, count]) => sum + count, 0)
        expect(served).toBeLessThan(any.settings.atOnce)
        expect(slotKey(found) >= slotKey(now)).toBe(true)
      }),
    )
  })

  it('the alternative is the first free slot from the wish on', () => {
    fc.assert(
      fc.property(anyCalendar, anySlot, (any, wish) => {
        const found = nextFreeSlot(any, wish, { date: MONDAY, time: '00:00' })
        const ahead = Array.from({ length: any.settings.daysAhead + 1 }, (_, day) =>
          slotsOn(any, dateOf((dayOf(MONDAY) ?? 0) + day)),
        )
        const free = ahead.flat().filter((slot) => hasRoom(any, slot))
        expect(found).toEqual(free.find((slot) => slotKey(slot) >= slotKey(wish)))
      }),
    )
  })

  it('filling every slot one after the other never serves too many at any minute', () => {
    fc.assert(
      fc.property(anyCalendar, ({ settings, holidays }) => {
        const taken: Record<string, number> = {}
        const start = { date: MONDAY, time: '00:00' }
        for (let count = 0; count < 25; count += 1) {
          const slot = nextFreeSlot({ settings, holidays, taken }, start, start)
          if (!slot) break
          taken[slotKey(slot)] = (taken[slotKey(slot)] ?? 0) + 1
        }
        for (const key of Object.keys(taken)) {
          const going = Object.entries(taken).filter(([other]) => {
            const since = minutesBetween(other, key)
            return since >= 0 && since < settings.minutes
          })
          const served = going.reduce((sum, [, count]) => sum + count, 0)
          expect(served).toBeLessThanOrEqual(settings.atOnce)
        }
      }),
      { numRuns: 40 },
    )
  })
})

it('settings that yield no slot are refused as a whole', () => {
  const faults = [
    { minutes: 5 },
    { minutes: 30.5 },
    { atOnce: 0 },
    { daysAhead: 400 },
    { hours: [{ weekday: 7, from: '10:00', until: '11:00' }] },
    { hours: [{ weekday: 1, from: '11:00', until: '10:00' }] },
    { hours: [{ weekday: 1, from: '10:00', until: '24:00' }] },
  ]
  expect(parseFittingSettings(FITTING_SETTINGS)).toEqual({ ok: true, value: FITTING_SETTINGS })
  for (const fault of faults)
    expect(parseFittingSettings({ ...FITTING_SETTINGS, ...fault }).ok).toBe(false)
})

it('counts that name no slot are left out', () => {
  const taken = parseTaken({ [`${MONDAY} 10:30`]: 2, 'x 10:30': 1, [`${MONDAY} 25:00`]: 1, a: 'b' })
  expect(taken).toEqual({ [`${MONDAY} 10:30`]: 2 })
})

function minutesBetween(one: string, other: string): number {
  const at = (key: string) => Date.parse(`${key.replace(' ', 'T')}:00Z`)
  return (at(other) - at(one)) / 60_000
}

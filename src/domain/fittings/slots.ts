import { dateOf, dayOf, minutesOf, shopDate, shopTime, timeOf } from '#domain/base/day.ts'
import { isFields } from '#domain/base/parse.ts'
import { weekdayOf } from '#domain/workroom/promise.ts'
import type { FittingSettings } from './fittingSettings.ts'

const MINUTES_OF_A_DAY = 24 * 60

/** A day in the shop, `2026-11-30`, and a time of day, `10:30`. */
export type Slot = { date: string; time: string }

/** How many fittings begin at each slot, by `2026-11-30 10:30`. */
export type Taken = Readonly<Record<string, number>>

/** The last known counts; `isCurrent` if they were fetched just now. */
export type KnownTaken = { taken: Taken; isCurrent: boolean }

/** The answer of `/api/fittings/taken`. */
export type TakenAnswer = { taken: Taken }

/** What decides where a slot is free. */
export type Calendar = {
  settings: FittingSettings
  /** Days on which the house is closed, `2026-11-30`. */
  holidays: readonly string[]
  taken: Taken
}

/** The key of a slot in `Taken`; keys sort by time. */
export function slotKey({ date, time }: Slot): string {
  return `${date} ${time}`
}

/** The slot that begins now. */
export function slotAt(unixMs: number): Slot {
  return { date: shopDate(unixMs), time: shopTime(unixMs) }
}

/** Whether one slot begins before the other. */
export function isBefore(one: Slot, other: Slot): boolean {
  return slotKey(one) < slotKey(other)
}

/** The slots of a day, earliest first, taken or not; none on a closed day. */
export function slotsOn({ settings, holidays }: Omit<Calendar, 'taken'>, date: string): Slot[] {
  const day = dayOf(date)
  if (day === undefined || holidays.includes(date)) return []
  const open = settings.hours.filter(({ weekday }) => weekday === weekdayOf(day))
  const times = open.flatMap(({ from, until }) => {
    const first = minutesOf(from) ?? 0
    const last = minutesOf(until) ?? 0
    const count = Math.floor((last - first) / settings.minutes)
    return Array.from({ length: Math.max(count, 0) }, (_, at) =>
      timeOf(first + at * settings.minutes),
    )
  })
  return [...new Set(times)].sort().map((time) => ({ date, time }))
}

/**
 * How many fittings overlap this slot, also across midnight: an upper bound of those at the same
 * moment.
 */
export function overlappingFittings({ settings, taken }: Calendar, { date, time }: Slot): number {
  const day = dayOf(date) ?? 0
  const begins = minutesOf(time) ?? 0
  const minutesFromDate = new Map(
    [-1, 0, 1].map((days) => [dateOf(day + days), days * MINUTES_OF_A_DAY]),
  )
  return Object.entries(taken).reduce((sum, [key, count]) => {
    const [otherDate = '', otherTime = ''] = key.split(' ')
    const midnight = minutesFromDate.get(otherDate)
    const minutes = minutesOf(otherTime)
    if (midnight === undefined || minutes === undefined) return sum
    return Math.abs(midnight + minutes - begins) < settings.minutes ? sum + count : sum
  }, 0)
}

/** Whether another fitting can be served at this slot; it may be at any time of day. */
export function hasRoom(calendar: Calendar, slot: Slot): boolean {
  return overlappingFittings(calendar, slot) < calendar.settings.atOnce
}

/** The slots of a day that can still be taken, from `earliest` on. */
export function freeSlotsOn(calendar: Calendar, date: string, earliest: Slot): Slot[] {
  return slotsOn(calendar, date).filter(
    (slot) => !isBefore(slot, earliest) && hasRoom(calendar, slot),
  )
}

/** The days that customers may choose from, `2026-11-30`, each with a free slot. */
export function freeDays(calendar: Calendar, earliest: Slot): string[] {
  return bookableDays(calendar, earliest, earliest).filter(
    (date) => freeSlotsOn(calendar, date, earliest).length > 0,
  )
}

/**
 * The wished slot or, where that cannot be taken, the first one after it; undefined when no slot that
 * may be booked is free.
 * @param earliest the first slot that may be booked, from which the days ahead count
 */
export function nextFreeSlot(calendar: Calendar, wish: Slot, earliest: Slot): Slot | undefined {
  const from = isBefore(wish, earliest) ? earliest : wish
  for (const date of bookableDays(calendar, from, earliest)) {
    const [first] = freeSlotsOn(calendar, date, from)
    if (first) return first
  }
  return undefined
}

function bookableDays({ settings }: Calendar, from: Slot, earliest: Slot): string[] {
  const first = dayOf(from.date)
  const start = dayOf(earliest.date)
  if (first === undefined || start === undefined) return []
  const count = start + settings.daysAhead - first + 1
  return Array.from({ length: Math.max(count, 0) }, (_, at) => dateOf(first + at))
}

/** Parses untrusted data as counts, leaving out whatever is not a count for a slot. */
export function parseTaken(wire: unknown): Taken {
  const taken: Record<string, number> = {}
  for (const [key, count] of Object.entries(isFields(wire) ? wire : {})) {
    const [date = '', time = ''] = key.split(' ')
    const isSlot = dayOf(date) !== undefined && minutesOf(time) !== undefined
    if (isSlot && typeof count === 'number' && count > 0) taken[key] = count
  }
  return taken
}

import { dateOf, dayOf, minutesOf, timeOf } from '#domain/base/day.ts'
import { isToCome, takesFittings, type FittingRecord } from '#domain/fittings/fitting.ts'
import {
  overlappingFittings,
  slotKey,
  slotsOn,
  type Calendar,
  type Slot,
  type Taken,
} from '#domain/fittings/slots.ts'
import type { Order } from '#domain/orders/order.ts'
import { weekdayOf } from '#domain/workroom/promise.ts'

/** A fitting with its order. */
export type DeskFitting<Row> = { fitting: FittingRecord; order: Row }

/** A time of a day, with the fittings that begin then; a free slot has none. */
export type WeekSlot<Row> = Slot & { fittings: DeskFitting<Row>[] }

export type WeekDay<Row> = { date: string; slots: WeekSlot<Row>[] }

/** The days of the week of a day, from Monday on, `2026-11-30`. */
export function weekOf(date: string): string[] {
  const day = dayOf(date) ?? 0
  const monday = day - ((weekdayOf(day) + 6) % 7)
  return Array.from({ length: 7 }, (_, at) => dateOf(monday + at))
}

/** The date that many days later, or earlier. */
export function daysAfter(date: string, days: number): string {
  return dateOf((dayOf(date) ?? 0) + days)
}

/** The fittings that the desk shows: neither they nor their orders are cancelled. */
export function deskFittings<Row extends Pick<Order, 'id' | 'status'>>(
  fittings: readonly FittingRecord[],
  orders: readonly Row[],
): DeskFitting<Row>[] {
  const byId = new Map(orders.map((order) => [order.id, order]))
  return fittings.flatMap((fitting) => {
    const order = byId.get(fitting.order)
    const isShown = order && fitting.status !== 'cancelled' && order.status !== 'cancelled'
    return isShown ? [{ fitting, order }] : []
  })
}

/** How many fittings begin at each slot, without one that is being moved. */
export function takenBy<Row extends Pick<Order, 'status'>>(
  fittings: readonly DeskFitting<Row>[],
  without?: string,
): Taken {
  const taken: Record<string, number> = {}
  for (const { fitting, order } of fittings) {
    const isTaken = isToCome(fitting) && takesFittings(order.status) && fitting.id !== without
    if (isTaken) taken[slotKey(fitting)] = (taken[slotKey(fitting)] ?? 0) + 1
  }
  return taken
}

/** A week as a calendar: for each day the slots of the house and the times of its fittings. */
export function calendarWeek<Row>(
  dates: readonly string[],
  fittings: readonly DeskFitting<Row>[],
  house: Omit<Calendar, 'taken'> | undefined,
): WeekDay<Row>[] {
  return dates.map((date) => {
    const own = fittings.filter(({ fitting }) => fitting.date === date)
    const offered = house ? slotsOn(house, date).map(({ time }) => time) : []
    const times = [...new Set([...offered, ...own.map(({ fitting }) => fitting.time)])].sort()
    const slots = times.map((time) => ({
      date,
      time,
      fittings: own.filter(({ fitting }) => fitting.time === time),
    }))
    return { date, slots }
  })
}

/** What is wrong with another fitting at this slot: the slot is full, or outside the hours. */
export function slotWarning(
  calendar: Calendar | undefined,
  slot: Slot,
): 'overbooked' | 'outside' | undefined {
  if (!calendar) return undefined
  if (overlappingFittings(calendar, slot) >= calendar.settings.atOnce) return 'overbooked'
  const isOffered = slotsOn(calendar, slot.date).some(({ time }) => time === slot.time)
  return isOffered ? undefined : 'outside'
}

const STEPS: Record<string, { days: number; steps: number }> = {
  ArrowLeft: { days: -1, steps: 0 },
  ArrowRight: { days: 1, steps: 0 },
  ArrowUp: { days: 0, steps: -1 },
  ArrowDown: { days: 0, steps: 1 },
}

const LAST_MINUTE = 24 * 60 - 1

/**
 * Where an arrow key moves a fitting: by a day, or by a fitting's length within the day; undefined for
 * other keys and at the ends of a day.
 */
export function slotByKey(slot: Slot, key: string, minutes: number): Slot | undefined {
  const step = STEPS[key]
  if (!step) return undefined
  const at = (minutesOf(slot.time) ?? 0) + step.steps * minutes
  if (at < 0 || at > LAST_MINUTE) return undefined
  return { date: daysAfter(slot.date, step.days), time: timeOf(at) }
}

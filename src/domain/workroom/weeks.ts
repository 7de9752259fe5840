import { dateOf, dayOf } from '#domain/base/day.ts'
import { calendarOf, weekdayOf, type Load } from './promise.ts'
import type { Workroom } from './workroom.ts'

/** What is promised in a week, and what the workroom can make in it. */
export type Week = {
  /** Monday, or tomorrow in the first week; `2026-11-30`. */
  from: string
  /** Sunday. */
  until: string
  /** Pieces; those that are late or due today count in the first week. */
  due: number
  canMake: number
  /** Whether more is due until its end than can be made until then. */
  isOverloaded: boolean
  /** The days on which something is due, and those on which something can be made. */
  days: WorkDay[]
}

/** Pieces due on a day, `2026-11-30`, and pieces that can be made on it. */
export type WorkDay = { date: string; due: number; canMake: number }

/**
 * The coming weeks, from tomorrow.
 * @param today the day in the shop, `2026-11-30`
 */
export function weeksOf(workroom: Workroom, load: Load, today: string, count: number): Week[] {
  const first = dayOf(today)
  if (first === undefined) return []
  const weeks: Week[] = []
  let days: WorkDay[] = []
  let before = { due: 0, canMake: 0 }
  for (const [index, { date, due, canMake }] of calendarOf(workroom, load, first).entries()) {
    const own = { date, due: due - before.due, canMake: canMake - before.canMake }
    if (own.due > 0 || own.canMake > 0) days.push(own)
    before = { due, canMake }
    const isSunday = weekdayOf(first + 1 + index) === 0
    if (!isSunday) continue
    const from = dateOf(Math.max(first + 1, first + 1 + index - 6))
    weeks.push({ from, until: date, ...sumOf(days), isOverloaded: due > canMake, days })
    days = []
    if (weeks.length === count) break
  }
  return weeks
}

function sumOf(days: readonly WorkDay[]) {
  return {
    due: days.reduce((sum, { due }) => sum + due, 0),
    canMake: days.reduce((sum, { canMake }) => sum + canMake, 0),
  }
}

/** The first day until which more is promised than the workroom can make; undefined when none. */
export function firstOverload(workroom: Workroom, load: Load, today: string): string | undefined {
  const first = dayOf(today)
  if (first === undefined) return undefined
  return calendarOf(workroom, load, first).find(({ due, canMake }) => due > canMake)?.date
}

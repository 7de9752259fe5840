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
}

/**
 * The coming weeks, from tomorrow.
 * @param today the day in the shop, `2026-11-30`
 */
export function weeksOf(workroom: Workroom, load: Load, today: string, count: number): Week[] {
  const first = dayOf(today)
  if (first === undefined) return []
  const weeks: Week[] = []
  let before = { due: 0, canMake: 0 }
  for (const [index, day] of calendarOf(workroom, load, first).entries()) {
    const isSunday = weekdayOf(first + 1 + index) === 0
    if (!isSunday) continue
    const from = dateOf(Math.max(first + 1, first + 1 + index - 6))
    const { due, canMake, date } = day
    const isOverloaded = due > canMake
    const own = { due: due - before.due, canMake: canMake - before.canMake }
    weeks.push({ from, until: date, ...own, isOverloaded })
    before = { due, canMake }
    if (weeks.length === count) break
  }
  return weeks
}

/** The first day until which more is promised than the workroom can make; undefined when none. */
export function firstOverload(workroom: Workroom, load: Load, today: string): string | undefined {
  const first = dayOf(today)
  if (first === undefined) return undefined
  return calendarOf(workroom, load, first).find(({ due, canMake }) => due > canMake)?.date
}

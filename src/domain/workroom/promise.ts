import { dateOf, dayOf, shopDate } from '#domain/base/day.ts'
import { isFields } from '#domain/base/parse.ts'
import { piecesOf, type Work, type Workroom } from './workroom.ts'

/** How many pieces are promised for each day, `2026-11-30`; unfinished late ones count too. */
export type Load = Readonly<Record<string, number>>

/** The last known load; `isCurrent` if it was fetched just now. */
export type KnownLoad = { load: Load; isCurrent: boolean }

/** The answer of `/api/workroom/load`. */
export type LoadAnswer = { load: Load }

/** The days that the house promises for an order, `2026-11-30`. */
export type Promised = {
  /** Empty when nothing is tried on. */
  trialDate: string
  dueDate: string
  /** Computed from the current load; otherwise the house still has to confirm it. */
  confirmed: boolean
}

/** No day further ahead is promised. */
const HORIZON_DAYS = 730

/**
 * For an order of more days' work, the house agrees the day with the customer. Its pieces are in the
 * load only from then on, so no one fills the workroom for years by an order.
 */
const MOST_DAYS_OF_WORK = 10

/**
 * The first days that the house can keep; undefined when it promises none for these pieces. Phone
 * and server call it, so both name the same days.
 *
 * The workroom makes what is due first, so it can keep all its promises exactly when, for each day,
 * the pieces due until then are no more than it makes until then (earliest deadline first). The
 * promised day is the first one after the lead time with which this stays true. The trial moves
 * with it.
 *
 * @param today the day in the shop, `2026-11-30`; work begins on the day after it
 */
export function promiseFor(
  workroom: Workroom,
  { load, isCurrent }: KnownLoad,
  work: readonly Work[],
  today: string,
): Promised | undefined {
  const first = dayOf(today)
  const lead = leadTimeOf(workroom, work)
  if (first === undefined || lead === undefined || lead.ready === 0) return undefined
  const pieces = piecesOf(workroom, work)
  if (pieces > MOST_DAYS_OF_WORK * workroom.piecesPerDay) return undefined
  const days = calendarOf(workroom, load, first)
  const tooEarly = days.filter(({ due, canMake }) => due + pieces > canMake).at(-1)
  const ready = Math.max(lead.ready, tooEarly ? tooEarly.worked + 1 : 0)
  const dateOfWorkday = (count: number) =>
    days.find(({ isOpen, worked }) => isOpen && worked === count)?.date
  const dueDate = dateOfWorkday(ready)
  const trial = lead.trial === 0 ? '' : dateOfWorkday(lead.trial + ready - lead.ready)
  if (dueDate === undefined || trial === undefined) return undefined
  return { trialDate: trial, dueDate, confirmed: isCurrent }
}

/** What the house promises for these pieces at this moment, as far as the load is known. */
export function promiseAt(unixMs: number, { workroom, known, work }: Asked): Promised | undefined {
  return workroom && known && promiseFor(workroom, known, work, shopDate(unixMs))
}

type Asked = {
  workroom: Workroom | undefined
  known: KnownLoad | undefined
  work: readonly Work[]
}

/** Parses untrusted data as a load, leaving out whatever is not a count of pieces for a date. */
export function parseLoad(wire: unknown): Load {
  const load: Record<string, number> = {}
  for (const [date, pieces] of Object.entries(isFields(wire) ? wire : {}))
    if (dayOf(date) !== undefined && typeof pieces === 'number' && pieces > 0) load[date] = pieces
  return load
}

/** The working days that the slowest piece takes, buffer included; undefined when one is unknown. */
function leadTimeOf({ leadTimes, bufferDays }: Workroom, work: readonly Work[]) {
  const lead = { trial: 0, ready: 0 }
  for (const { category } of work) {
    const known = leadTimes.find((time) => time.category === category)
    if (!known) return undefined
    const { trialDays, readyDays } = known
    if (trialDays > 0) lead.trial = Math.max(lead.trial, trialDays + bufferDays)
    if (readyDays > 0) lead.ready = Math.max(lead.ready, readyDays + bufferDays)
  }
  return lead
}

/** A day ahead, with the sums from tomorrow up to and including it. */
type Day = {
  date: string
  isOpen: boolean
  /** Working days. */
  worked: number
  /** Pieces promised. */
  due: number
  /** Pieces that the workroom can make. */
  canMake: number
}

/** The days after today, as far as promises go. */
export function calendarOf(workroom: Workroom, load: Load, today: number): Day[] {
  const isWorkday = workdaysOf(workroom)
  const first = dateOf(today + 1)
  let due = 0
  let worked = 0
  // What is late or due today has to be made first.
  for (const [date, pieces] of Object.entries(load)) if (date < first) due += pieces
  return Array.from({ length: HORIZON_DAYS }, (_, index) => {
    const day = today + 1 + index
    const date = dateOf(day)
    const isOpen = isWorkday(date)
    if (isOpen) worked += 1
    due += load[date] ?? 0
    return { date, isOpen, worked, due, canMake: worked * workroom.piecesPerDay }
  })
}

/** A predicate: does the workroom work on a day, `2026-11-30`? */
export function workdaysOf({
  closedWeekdays,
  holidays,
}: Pick<Workroom, 'closedWeekdays' | 'holidays'>): (date: string) => boolean {
  const closed = new Set(holidays)
  return (date) => !closed.has(date) && !closedWeekdays.includes(weekdayOf(dayOf(date) ?? 0))
}

/** 0 is Sunday. 1 January 1970 was a Thursday. */
export function weekdayOf(day: number): number {
  return (((day + 4) % 7) + 7) % 7
}

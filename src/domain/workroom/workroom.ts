import { fieldReader, type Parsed } from '#domain/base/parse.ts'

/** How long a piece of a category takes, in working days from the day after the order. */
export type LeadTime = {
  category: string
  /** Until the trial; 0 where nothing is tried on. */
  trialDays: number
  /** Until it is ready; 0 for pieces in stock, which need no work. */
  readyDays: number
}

/** What the house needs to know about its workroom to promise a day. */
export type Workroom = {
  /** Without one for a category, no day is promised for its pieces. */
  leadTimes: LeadTime[]
  /** Days of the week without work: 0 is Sunday. */
  closedWeekdays: number[]
  /** Other days without work, `2026-11-30`. */
  holidays: string[]
  /** Pieces that the workroom finishes on a working day. */
  piecesPerDay: number
  /**
   * Working days between the workroom's own deadline and the promised day; 0 in what shoppers read.
   */
  bufferDays: number
}

/** What the workroom has to make: some pieces of a category. */
export type Work = { category: string; quantity: number }

const MAX_LEAD_TIMES = 100
const MAX_HOLIDAYS = 400
const MAX_LEAD_DAYS = 180
const MAX_BUFFER_DAYS = 30
const MAX_PIECES_PER_DAY = 1000
const MAX_CATEGORY_LENGTH = 200

/** Parses the settings of the workroom; an impossible number invalidates all of them. */
export function parseWorkroom(wire: unknown): Parsed<Workroom> {
  const from = fieldReader<Workroom>(wire)
  const workroom: Workroom = {
    leadTimes: from.list('leadTimes', parseLeadTime),
    closedWeekdays: from.list('closedWeekdays', parseWeekday),
    holidays: from.list('holidays', parseDate),
    piecesPerDay: from.number('piecesPerDay'),
    bufferDays: from.number('bufferDays'),
  }
  const { leadTimes, closedWeekdays, holidays, piecesPerDay, bufferDays } = workroom
  const isSound =
    leadTimes.length <= MAX_LEAD_TIMES &&
    holidays.length <= MAX_HOLIDAYS &&
    new Set(closedWeekdays).size < 7 &&
    new Set(leadTimes.map(({ category }) => category)).size === leadTimes.length &&
    isWhole(piecesPerDay, 1, MAX_PIECES_PER_DAY) &&
    isWhole(bufferDays, 0, MAX_BUFFER_DAYS)
  return from.finish(isSound ? workroom : undefined)
}

function parseLeadTime(wire: unknown): Parsed<LeadTime> {
  const from = fieldReader<LeadTime>(wire)
  const category = from.text('category')
  const trialDays = from.number('trialDays')
  const readyDays = from.number('readyDays')
  const isSound =
    category !== '' &&
    category.length <= MAX_CATEGORY_LENGTH &&
    isWhole(readyDays, 0, MAX_LEAD_DAYS + MAX_BUFFER_DAYS) &&
    isWhole(trialDays, 0, readyDays)
  return from.finish(isSound ? { category, trialDays, readyDays } : undefined)
}

function parseWeekday(wire: unknown): Parsed<number> {
  return typeof wire === 'number' && isWhole(wire, 0, 6)
    ? { ok: true, value: wire }
    : { ok: false, problem: 'not a day of the week' }
}

/** Checks only the form: a date that does not exist closes no day. */
function parseDate(wire: unknown): Parsed<string> {
  return typeof wire === 'string' && /^\d{4}-\d\d-\d\d$/.test(wire)
    ? { ok: true, value: wire }
    : { ok: false, problem: 'not a date' }
}

function isWhole(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max
}

/**
 * The settings as shoppers may read them: the buffer is part of the lead times, so they promise the
 * same days without revealing how much is buffer.
 */
export function publicWorkroom(workroom: Workroom): Workroom {
  const { bufferDays } = workroom
  const withBuffer = (days: number) => (days === 0 ? 0 : days + bufferDays)
  const leadTimes = workroom.leadTimes.map(({ category, trialDays, readyDays }) => ({
    category,
    trialDays: withBuffer(trialDays),
    readyDays: withBuffer(readyDays),
  }))
  return { ...workroom, leadTimes, bufferDays: 0 }
}

/** The pieces that the workroom has to make: all but those in stock. */
export function piecesOf(workroom: Workroom | undefined, work: readonly Work[]): number {
  return work.reduce((sum, { category, quantity }) => {
    const lead = workroom?.leadTimes.find((known) => known.category === category)
    return lead?.readyDays === 0 ? sum : sum + quantity
  }, 0)
}

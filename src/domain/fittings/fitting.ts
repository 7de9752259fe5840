import { dateOf, dayOf } from '#domain/base/day.ts'
import type { Slot } from './slots.ts'

export const FITTING_KINDS = ['firstTrial', 'secondTrial'] as const

export type FittingKind = (typeof FITTING_KINDS)[number]

export const FITTING_PLACES = ['shop', 'home'] as const

export type FittingPlace = (typeof FITTING_PLACES)[number]

/**
 * `proposed`: the house named this slot and the customer has not agreed yet; `confirmed`: the customer
 * chose it or agreed to it; `changeAsked`: the customer cannot come then.
 */
export const FITTING_STATUSES = [
  'proposed',
  'confirmed',
  'changeAsked',
  'done',
  'cancelled',
] as const

export type FittingStatus = (typeof FITTING_STATUSES)[number]

/** A fitting of an order, as its customer may see it. */
export type Fitting = Slot & {
  /** Made on the device that booked it, so that sending it twice books once. */
  id: string
  kind: FittingKind
  place: FittingPlace
  status: FittingStatus
  /** What the customer asked for last; empty when the house chose. */
  wishedDate: string
  wishedTime: string
  /** Counts what the house has set, the slot above all; the customer's answers do not count. */
  rev: number
}

/** A fitting as the server answers it to the owner. */
export type FittingRecord = Fitting & { order: string; seq: number }

/** From which status the customer may answer with which; the owner may set any. */
const ANSWERS: Record<FittingStatus, readonly FittingStatus[]> = {
  proposed: ['confirmed', 'changeAsked'],
  confirmed: ['changeAsked'],
  changeAsked: ['confirmed'],
  done: [],
  cancelled: [],
}

/** Whether the customer may answer a fitting with this status. */
export function mayAnswer(from: FittingStatus, answer: FittingStatus): boolean {
  return ANSWERS[from].includes(answer)
}

/** Whether the fitting is still to take place. */
export function isToCome({ status }: Pick<Fitting, 'status'>): boolean {
  return status === 'proposed' || status === 'confirmed' || status === 'changeAsked'
}

/** Whether the customer asked for another slot than the fitting has. */
export function isOtherThanWished({ date, time, wishedDate, wishedTime }: Fitting): boolean {
  return wishedDate !== '' && (wishedDate !== date || wishedTime !== time)
}

/** The kind that a customer books next; undefined when both trials are booked or done. */
export function nextKind(fittings: readonly Fitting[]): FittingKind | undefined {
  const held = fittings.filter(({ status }) => status !== 'cancelled').map(({ kind }) => kind)
  return FITTING_KINDS.find((kind) => !held.includes(kind))
}

/** Whether the customer or the house has yet to answer for a fitting that has not passed. */
function awaitsAnswer({ status, date }: Fitting, today: string): boolean {
  return (status === 'proposed' || status === 'changeAsked') && date >= today
}

/** The kind that the customer may book now: none while another fitting awaits an answer. */
export function bookableKind(fittings: readonly Fitting[], today: string): FittingKind | undefined {
  const isUnsettled = fittings.some((fitting) => awaitsAnswer(fitting, today))
  return isUnsettled ? undefined : nextKind(fittings)
}

/** What the customer does next about an order's fittings. */
export type NextStep = 'answer' | 'see' | FittingKind

/** In this order: answers the house's proposal, sees upcoming fittings, books the next trial. */
export function nextStep(fittings: readonly Fitting[], today: string): NextStep {
  const toCome = fittings.filter((fitting) => isToCome(fitting) && fitting.date >= today)
  if (toCome.some(({ status }) => status === 'proposed')) return 'answer'
  return toCome.length > 0 ? 'see' : (bookableKind(fittings, today) ?? 'see')
}

/** Whether pieces of an order in this status are still tried on. */
export function takesFittings(orderStatus: string): boolean {
  return orderStatus !== 'delivered' && orderStatus !== 'cancelled'
}

/** What the first trial shows is altered before the second: a whole day lies between them. */
const DAYS_TO_SECOND_TRIAL = 2

/**
 * The first day on which a kind of trial makes sense, `2026-11-30`: the promised day of the first, and
 * two days after the first for the second. Empty for any day.
 */
export function earliestDate(
  kind: FittingKind,
  trialDate: string,
  others: readonly Pick<Fitting, 'kind' | 'status' | 'date'>[],
): string {
  const first = others.find((other) => other.kind === 'firstTrial' && other.status !== 'cancelled')
  if (kind === 'firstTrial' || !first) return trialDate
  const altered = dateOf((dayOf(first.date) ?? 0) + DAYS_TO_SECOND_TRIAL)
  return altered > trialDate ? altered : trialDate
}

/**
 * The first slot that a customer may book for a kind of trial.
 * @param now the slot that begins now
 */
export function earliestSlot(
  kind: FittingKind,
  trialDate: string,
  fittings: readonly Fitting[],
  now: Slot,
): Slot {
  const date = earliestDate(kind, trialDate, fittings)
  return date > now.date ? { date, time: '00:00' } : now
}

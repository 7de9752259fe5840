import { isRecordId } from '#domain/base/identity.ts'
import { isFields, fieldReader, parseList, type Parsed } from '#domain/base/parse.ts'

import {
  FITTING_KINDS,
  FITTING_PLACES,
  FITTING_STATUSES,
  type Fitting,
  type FittingKind,
  type FittingPlace,
  type FittingStatus,
} from './fitting.ts'
import { parseFitting, parseSlot } from './parseFitting.ts'
import type { Slot } from './slots.ts'

/** A customer's wish for a fitting, or the answer to one. */
export type FittingWish =
  | ({ what: 'book'; kind: FittingKind; place: FittingPlace } & Slot)
  /** The slot that the customer saw; the answer counts for no other one. */
  | ({ what: 'answer'; fitting: string; status: 'confirmed' | 'changeAsked' } & Slot)

/** A wish as the phone sends it; the id of a booking becomes that of the fitting. */
export type SentWish = FittingWish & { id: string }

/** What the page of an order's fittings shows. As with the payment page, it names no customer. */
export type FittingPage = {
  number: string
  house: string
  /** The promised day of the first trial, `2026-11-30`; empty for none. */
  trialDate: string
  /** Whether the order still takes fittings. */
  isOpen: boolean
  fittings: Fitting[]
}

/** What the owner sets about a fitting. */
export type OwnerFitting = Slot & {
  order: string
  kind: FittingKind
  place: FittingPlace
  status: FittingStatus
}

/** An edit as the desk sends it; `base` is the revision that it started from, 0 for a new one. */
export type SentFitting = OwnerFitting & { base: number }

/** Parses an untrusted wish. */
export function parseWish(wire: unknown): SentWish | undefined {
  if (!isFields(wire)) return undefined
  const { id, what, fitting } = wire
  const slot = parseSlot(wire)
  if (typeof id !== 'string' || !isRecordId(id) || !slot) return undefined
  if (what === 'answer') {
    const status = (['confirmed', 'changeAsked'] as const).find((each) => each === wire['status'])
    const isComplete = typeof fitting === 'string' && status !== undefined
    return isComplete ? { id, what, fitting, status, ...slot } : undefined
  }
  const kind = FITTING_KINDS.find((each) => each === wire['kind'])
  const place = FITTING_PLACES.find((each) => each === wire['place'])
  return what === 'book' && kind && place ? { id, what, kind, place, ...slot } : undefined
}

/** Parses an untrusted edit of the owner. */
export function parseSentFitting(wire: unknown): SentFitting | undefined {
  if (!isFields(wire)) return undefined
  const slot = parseSlot(wire)
  const { order, base } = wire
  const kind = FITTING_KINDS.find((each) => each === wire['kind'])
  const place = FITTING_PLACES.find((each) => each === wire['place'])
  const status = FITTING_STATUSES.find((each) => each === wire['status'])
  if (typeof order !== 'string' || typeof base !== 'number') return undefined
  return slot && kind && place && status ? { order, base, kind, place, status, ...slot } : undefined
}

/** Parses the page; a fitting that this version cannot read is left out. */
export function parseFittingPage(wire: unknown): Parsed<FittingPage> {
  const from = fieldReader<FittingPage>(wire)
  const fittings = parseList(isFields(wire) ? wire['fittings'] : undefined, parseFitting)
  return from.finish({
    number: from.text('number'),
    house: from.textOr('house', ''),
    trialDate: from.textOr('trialDate', ''),
    isOpen: from.flag('isOpen'),
    fittings: fittings.ok ? fittings.value : [],
  })
}

import { dayOf, minutesOf } from '#domain/base/day.ts'
import { fieldReader, isFields, type Parsed } from '#domain/base/parse.ts'
import {
  FITTING_KINDS,
  FITTING_PLACES,
  FITTING_STATUSES,
  type Fitting,
  type FittingRecord,
} from './fitting.ts'
import type { Slot } from './slots.ts'

/** Parses a fitting; one without a day or time is unreadable. */
export function parseFitting(wire: unknown): Parsed<Fitting> {
  const from = fieldReader<Fitting>(wire)
  const fitting = {
    id: from.text('id'),
    date: from.text('date'),
    time: from.text('time'),
    wishedDate: from.textOr('wishedDate', ''),
    wishedTime: from.textOr('wishedTime', ''),
    place: from.oneOfOr('place', FITTING_PLACES, 'shop'),
    rev: from.numberOr('rev', 0),
  }
  const kind = from.oneOf('kind', FITTING_KINDS)
  const status = from.oneOf('status', FITTING_STATUSES)
  const isSound = kind && status && isSlot(fitting.date, fitting.time)
  return from.finish(isSound ? { ...fitting, kind, status } : undefined)
}

/** Parses a fitting as the owner reads it. */
export function parseFittingRecord(wire: unknown): Parsed<FittingRecord> {
  const fitting = parseFitting(wire)
  if (!fitting.ok) return fitting
  const from = fieldReader<FittingRecord>(wire)
  const order = from.text('order')
  return from.finish({ ...fitting.value, order, seq: from.numberOr('seq', 0) })
}

/** Whether the texts name a day and a time. */
export function isSlot(date: unknown, time: unknown): boolean {
  const isDay = typeof date === 'string' && dayOf(date) !== undefined
  return isDay && typeof time === 'string' && minutesOf(time) !== undefined
}

/** The fields of untrusted data that name a slot; undefined when they name none. */
export function parseSlot(wire: unknown): Slot | undefined {
  const { date, time } = isFields(wire) ? wire : {}
  if (typeof date !== 'string' || typeof time !== 'string') return undefined
  return isSlot(date, time) ? { date, time } : undefined
}

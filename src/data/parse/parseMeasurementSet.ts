import type { Confirmation } from '#domain/body/confirmation.ts'
import { LENGTH_UNITS, MEASUREMENT_FIELDS } from '#domain/length/measurement.ts'
import type { Consent } from '#domain/measurements/measurementConsent.ts'
import {
  setOf,
  type MeasurementSet,
  type MeasurementSetRecord,
} from '#domain/measurements/measurementSet.ts'
import type { SetDetails, SetEdit } from '#domain/measurements/setEdit.ts'
import { parseMeasurements } from './parseOrder.ts'
import { isFields, fieldReader, type Parsed } from '#domain/base/parse.ts'

const TAKERS = ['self', 'shop'] as const
const KINDS = ['body', 'garment'] as const

/** A set as the server stores it: its `history` holds the edits that it is rebuilt from. */
export function parseMeasurementSet(wire: unknown): Parsed<MeasurementSet> {
  const from = fieldReader<MeasurementSetRecord>(wire)
  const edits = from.list('history', parseEdit)
  const set = setOf(from.text('id'), edits)
  return from.finish(set.name === '' && !set.deleted ? { ...set, name: from.text('name') } : set)
}

/** The inverse of `parseMeasurementSet`, for sending. */
export function wireSet(set: MeasurementSet, user: string): MeasurementSetRecord {
  const { id, values, version, savedAt, takenBy, edits, deleted } = set
  // A deleted set has no name, but the server requires one.
  const name = set.name || '-'
  return { id, user, name, values, version, savedAt, takenBy, history: edits, deleted }
}

function parseEdit(wire: unknown): Parsed<SetEdit> {
  const from = fieldReader<SetEdit>(wire)
  const edit: SetEdit = {
    id: from.text('id'),
    at: from.number('at'),
    savedAt: from.text('savedAt'),
    version: from.number('version'),
  }
  const values = from.optional('values', parseChanged)
  const details = from.optional('details', parseDetails)
  const confirmations = from.readable('confirmations', parseConfirmation)
  if (values) edit.values = values
  if (details) edit.details = details
  if (confirmations.length > 0) edit.confirmations = confirmations
  return from.finish(edit)
}

/** Changed measures; null means the measure was removed. */
function parseChanged(wire: unknown): Parsed<NonNullable<SetEdit['values']>> {
  const taken = MEASUREMENT_FIELDS.filter((field) => isFields(wire) && wire[field] === null)
  const away = Object.fromEntries(taken.map((field) => [field, null]))
  const read = parseMeasurements(wire)
  return read.ok ? { ok: true, value: { ...away, ...read.value } } : read
}

function parseDetails(wire: unknown): Parsed<Partial<SetDetails>> {
  const from = fieldReader<SetDetails>(wire)
  const fields = isFields(wire) ? wire : {}
  const details: Partial<SetDetails> = {}
  for (const name of ['name', 'measuredOn', 'notes'] as const) {
    if (name in fields) details[name] = from.textOr(name, '')
  }
  const takenBy = TAKERS.find((taker) => taker === fields['takenBy'])
  const unit = LENGTH_UNITS.find((known) => known === fields['unit'])
  const kind = KINDS.find((known) => known === fields['kind'])
  const consent = from.ifReadable('consent', parseConsent)
  if (kind) details.kind = kind
  if (consent) details.consent = consent
  for (const name of ['height', 'weight'] as const) {
    if (name in fields) details[name] = from.numberOr(name, 0) || null
  }
  if (takenBy) details.takenBy = takenBy
  if (unit) details.unit = unit
  if ('deleted' in fields) details.deleted = from.flag('deleted')
  return from.finish(details)
}

function parseConsent(wire: unknown): Parsed<Consent> {
  const from = fieldReader<Consent>(wire)
  return from.finish({ version: from.number('version'), at: from.text('at') })
}

function parseConfirmation(wire: unknown): Parsed<Confirmation> {
  const from = fieldReader<Confirmation>(wire)
  const values = from.optional('values', parseMeasurements) ?? {}
  return from.finish({ code: from.text('code'), values, at: from.number('at') })
}

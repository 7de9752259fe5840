import type { Confirmation } from '#domain/body/confirmation.ts'
import {
  LENGTH_UNITS,
  MEASUREMENT_FIELDS,
  type LengthUnit,
  type MeasurementField,
  type Millimetres,
} from '#domain/length/measurement.ts'
import { isFields } from '#domain/base/parse.ts'

/** An edited field: its text, and the length if it parses. */
export type TypedField = { text: string; millimetres?: Millimetres }

/** Unsaved input of a set's form. */
export type MeasurementDraft = {
  unit: LengthUnit
  typed: Partial<Record<MeasurementField, TypedField>>
  confirmations: Confirmation[]
}

/** A draft without input. */
export function emptyDraft(unit: LengthUnit): MeasurementDraft {
  return { unit, typed: {}, confirmations: [] }
}

/** Parses a stored draft defensively: an older build may have written it. */
export function parseDraft(stored: unknown, unit: LengthUnit): MeasurementDraft {
  const draft = isFields(stored) ? stored : {}
  const typed: MeasurementDraft['typed'] = {}
  for (const field of MEASUREMENT_FIELDS) {
    const read = parseTyped(isFields(draft['typed']) ? draft['typed'][field] : undefined)
    if (read) typed[field] = read
  }
  const confirmations = Array.isArray(draft['confirmations']) ? draft['confirmations'] : []
  return {
    unit: LENGTH_UNITS.find((known) => known === draft['unit']) ?? unit,
    typed,
    confirmations: confirmations.filter(isConfirmation),
  }
}

function parseTyped(stored: unknown): TypedField | undefined {
  if (!isFields(stored) || typeof stored['text'] !== 'string') return undefined
  const { text, millimetres } = stored
  return typeof millimetres === 'number' ? { text, millimetres } : { text }
}

function isConfirmation(stored: unknown): stored is Confirmation {
  return isFields(stored) && typeof stored['code'] === 'string' && isFields(stored['values'])
}

import { enteredLength, formatLength } from '#domain/length/formatLength.ts'
import {
  MEASUREMENT_FIELDS,
  type LengthUnit,
  type MeasurementField,
  type Measurements,
  type Millimetres,
} from '#domain/length/measurement.ts'
import type { ParsedLength } from '#domain/length/parseLength.ts'
import type { SetKind } from '#domain/measurements/setEdit.ts'
import type { MeasurementDraft, TypedField } from './measurementDraft.ts'

export type Refused = Extract<ParsedLength, { ok: false }>

export type Typed = MeasurementDraft['typed']

/** Girths that are measured as half on a garment lying flat. */
const FLAT: readonly MeasurementField[] = ['chest', 'waist', 'hips']

/** Factor from the typed length to the stored one: 2 for a garment's girths, measured flat. */
export function layers(kind: SetKind, field: MeasurementField): number {
  return kind === 'garment' && FLAT.includes(field) ? 2 : 1
}

/** Interprets the typed fields of a set against its stored values. */
export function typedLengths(kind: SetKind, unit: LengthUnit, stored: Measurements, typed: Typed) {
  function read(field: MeasurementField, text: string): ParsedLength {
    const before = typed[field]?.millimetres ?? stored[field]
    const shown = before && before / layers(kind, field)
    return enteredLength(text, unit, shown, kind === 'body' ? field : undefined)
  }

  function shown(field: MeasurementField, millimetres: Millimetres | undefined, as = unit): string {
    return millimetres === undefined ? '' : formatLength(millimetres / layers(kind, field), as)
  }

  return {
    /** The field's displayed text. */
    textOf: (field: MeasurementField) => typed[field]?.text ?? shown(field, stored[field]),

    /** A text as stored in the draft, with its length if it parses. */
    typedAs(field: MeasurementField, text: string): TypedField {
      const entered = read(field, text)
      if (!entered.ok) return { text }
      return { text, millimetres: entered.millimetres * layers(kind, field) }
    },

    /** Suggested lengths, as if they had been typed. */
    taken: (lengths: Measurements): Typed =>
      withFields((field) => {
        const millimetres = lengths[field]
        return millimetres === undefined
          ? undefined
          : { text: shown(field, millimetres), millimetres }
      }),

    /** The typed fields in the other unit; a text that doesn't parse stays. */
    inUnit: (next: LengthUnit): Typed =>
      withFields((field) => {
        const edited = typed[field]
        return edited?.millimetres
          ? { ...edited, text: shown(field, edited.millimetres, next) }
          : edited
      }),

    /** Why a field's text doesn't parse. */
    refusals: (): Partial<Record<MeasurementField, Refused>> =>
      withFields((field) => {
        const text = typed[field]?.text.trim()
        if (!text || typed[field]?.millimetres !== undefined) return undefined
        const entered = read(field, text)
        return entered.ok ? undefined : entered
      }),
  }
}

/** The typed lengths, and the stored ones where a field was not edited. */
export function valuesOf(stored: Measurements, typed: Typed): Measurements {
  return withFields((field) => {
    const one = typed[field]
    return one ? one.millimetres : stored[field]
  })
}

/** The lengths of the texts that are refused only because they are too long. */
export function tooLongOf(refusals: Partial<Record<MeasurementField, Refused>>): Measurements {
  return withFields((field) => refusals[field]?.tooLong)
}

/** A value for each field that has one. */
function withFields<Value>(
  valueOf: (field: MeasurementField) => Value | undefined,
): Partial<Record<MeasurementField, Value>> {
  const given: Partial<Record<MeasurementField, Value>> = {}
  for (const field of MEASUREMENT_FIELDS) {
    const value = valueOf(field)
    if (value !== undefined) given[field] = value
  }
  return given
}

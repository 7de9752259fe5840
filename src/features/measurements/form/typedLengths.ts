import { enteredLength, formatLength } from '#domain/length/formatLength.ts'
import { MEASUREMENT_FIELDS } from '#domain/length/measurement.ts'
import type {
  LengthUnit,
  MeasurementField,
  Measurements,
  Millimetres,
} from '#domain/length/measurement.ts'
import type { ParsedLength } from '#domain/length/parseLength.ts'
import type { SetKind } from '#domain/measurements/setEdit.ts'
import type { MeasurementDraft, TypedField } from './measurementDraft.ts'

export type Refused = Extract<ParsedLength, { ok: false }>

export type Typed = MeasurementDraft['typed']

/** Along a garment that lies flat only half of these is seen. */
const FLAT: readonly MeasurementField[] = ['chest', 'waist', 'hips']

/** How many layers of cloth lie between what is typed and what is stored. */
export function layers(kind: SetKind, field: MeasurementField): number {
  return kind === 'garment' && FLAT.includes(field) ? 2 : 1
}

/** What is typed into the fields of a set, read against what is stored in it. */
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
    /** What the field shows. */
    textOf: (field: MeasurementField) => typed[field]?.text ?? shown(field, stored[field]),

    /** A text as it is kept: with its length, where it is one. */
    typedAs(field: MeasurementField, text: string): TypedField {
      const entered = read(field, text)
      if (!entered.ok) return { text }
      return { text, millimetres: entered.millimetres * layers(kind, field) }
    },

    /** Lengths that were offered, as if they had been typed. */
    taken: (lengths: Measurements): Typed =>
      withFields((field) => {
        const millimetres = lengths[field]
        return millimetres === undefined
          ? undefined
          : { text: shown(field, millimetres), millimetres }
      }),

    /** What was typed, in the other unit; a text that is no length stays. */
    inUnit: (next: LengthUnit): Typed =>
      withFields((field) => {
        const one = typed[field]
        return one?.millimetres ? { ...one, text: shown(field, one.millimetres, next) } : one
      }),

    /** Why a field's text is no length. */
    refusals: (): Partial<Record<MeasurementField, Refused>> =>
      withFields((field) => {
        const text = typed[field]?.text.trim()
        if (!text || typed[field]?.millimetres !== undefined) return undefined
        const entered = read(field, text)
        return entered.ok ? undefined : entered
      }),
  }
}

/** What was typed where it is a length, and what is stored where nothing was. */
export function valuesOf(stored: Measurements, typed: Typed): Measurements {
  return withFields((field) => {
    const one = typed[field]
    return one ? one.millimetres : stored[field]
  })
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

import {
  MILLIMETRES_PER_INCH,
  type LengthUnit,
  type MeasurementField,
  type Millimetres,
} from './measurement.ts'
import { parseLength, type ParsedLength } from './parseLength.ts'

/** Quarters have a sign in the shop's typefaces, the other eighths have none. */
const EIGHTHS = ['', ' 1/8', '¼', ' 3/8', '½', ' 5/8', '¾', ' 7/8'] as const

/**
 * Formats a length as on a tape, without its unit: inches to the nearest eighth as a fraction
 * (`15½`, `15 3/8`), centimetres to the nearest millimetre (`39.4`). Lengths typed in quarters or eighths
 * of an inch, or in millimetres, are shown exactly. Display never changes the stored value.
 */
export function formatLength(millimetres: Millimetres, unit: LengthUnit): string {
  if (unit === 'cm') return String(Math.round(millimetres) / 10)
  const eighths = Math.round((millimetres / MILLIMETRES_PER_INCH) * 8)
  const whole = Math.floor(eighths / 8)
  const fraction = EIGHTHS[eighths % 8] ?? ''
  return whole === 0 && fraction !== '' ? fraction.trim() : `${whole}${fraction}`
}

/**
 * The value of a field after editing. A length that reads the same as the one shown (`39.4` for a
 * stored 393.7 mm) keeps the stored value, so that opening a form in the other unit and saving it
 * changes nothing.
 * @param stored the field's previous value.
 */
export function enteredLength(
  text: string,
  unit: LengthUnit,
  stored: Millimetres | undefined,
  field?: MeasurementField,
): ParsedLength {
  const entered = parseLength(text, unit, field)
  if (!entered.ok || stored === undefined) return entered
  const shown = parseLength(formatLength(stored, entered.unit), entered.unit)
  const isUnchanged = shown.ok && shown.millimetres === entered.millimetres
  return isUnchanged ? { ...entered, millimetres: stored } : entered
}

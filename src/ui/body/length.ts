import { formatLength } from '#domain/length/formatLength.ts'
import { LENGTH_UNITS, type LengthUnit, type Millimetres } from '#domain/length/measurement.ts'
import { measurementForm } from '#copy/measurements/measurements.ts'

/** A length with its unit: `15½ in`. */
export function lengthText(millimetres: Millimetres, unit: LengthUnit): string {
  return `${formatLength(millimetres, unit)} ${measurementForm.unitShort[unit]}`
}

/** The same length in both units: `15½ in, 39.4 cm`. */
export function bothLengths(millimetres: Millimetres): string {
  return LENGTH_UNITS.map((unit) => lengthText(millimetres, unit)).join(', ')
}

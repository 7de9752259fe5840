import { formatLength } from '#domain/length/formatLength.ts'
import { MEASUREMENT_FIELDS, type Measurements } from '#domain/length/measurement.ts'
import { measurementFields } from './measurements.ts'

/** The house's note after a piece was measured: `Navy Twill Suit was measured again. Before: Chest 41 in.` */
export function measuredNote(piece: string, before: Measurements): string {
  const sizes = MEASUREMENT_FIELDS.flatMap((field) => {
    const size = before[field]
    return size === undefined
      ? []
      : [`${measurementFields[field].label} ${formatLength(size, 'in')} in`]
  })
  if (sizes.length === 0) return `${piece} was measured.`
  return `${piece} was measured again. Before: ${sizes.join(', ')}.`
}

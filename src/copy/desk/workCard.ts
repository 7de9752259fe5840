import { formatLength } from '#domain/length/formatLength.ts'
import {
  MEASUREMENT_FIELDS,
  type MeasurementField,
  type Measurements,
} from '#domain/length/measurement.ts'
import type { Product } from '#domain/products/product.ts'
import { measurementFields } from '#copy/measurements/measurements.ts'

/**
 * `Cloth: Worsted wool twill, 190 g/m², Worsted mill in Ludhiana`, of the product as the catalogue
 * has it today. Empty where the house says nothing of the cloth, and for a piece in another material
 * than the first, which the record does not describe.
 */
export function clothSentence({ detail }: Pick<Product, 'detail'>, chosen?: string): string {
  if (!detail) return ''
  const { clothType, materials, weight, mill } = detail
  if (chosen !== undefined && chosen !== materials[0]) return ''
  const facts = [clothType || materials.join(', '), weight && `${weight} g/m²`, mill].filter(
    Boolean,
  )
  return facts.length > 0 ? `Cloth: ${facts.join(', ')}` : ''
}

/** `Also taken: Hips 40 in, Inseam 33 in`: what was taken besides the shown fields. */
export function otherMeasurements(
  values: Measurements,
  shown: readonly MeasurementField[],
): string {
  const others = MEASUREMENT_FIELDS.flatMap((field) => {
    const millimetres = values[field]
    if (millimetres === undefined || shown.includes(field)) return []
    return [`${measurementFields[field].label} ${formatLength(millimetres, 'in')} in`]
  })
  return others.length > 0 ? `Also taken: ${others.join(', ')}` : ''
}

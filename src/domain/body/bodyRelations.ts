import type { MeasurementField, Measurements } from '#domain/length/measurement.ts'

/** Two measurements that no adult has together. */
export type Inconsistency = {
  code: 'order' | 'clash'
  fields: readonly [MeasurementField, MeasurementField]
}

/** The first is always longer than the second: true of all 6,068 people in ANSUR II. */
const LONGER = [
  ['outseam', 'inseam'],
  ['chest', 'neck'],
] as const satisfies readonly (readonly [MeasurementField, MeasurementField])[]

/**
 * Bounds for the ratio of the first to the second: the extremes of ANSUR II with room to spare,
 * because belly and seat vary more among our shoppers than among soldiers.
 */
const RATIOS = [
  ['waist', 'chest', 0.68, 1.18],
  ['hips', 'chest', 0.78, 1.36],
  ['hips', 'waist', 0.8, 1.56],
  ['neck', 'chest', 0.26, 0.48],
  ['shoulder', 'chest', 0.28, 0.6],
  ['sleeveLength', 'inseam', 0.6, 0.82],
  ['outseam', 'inseam', 1.1, 1.42],
] as const satisfies readonly (readonly [MeasurementField, MeasurementField, number, number])[]

/** The pairs that break these rules, the worst first. */
export function inconsistenciesOf(values: Measurements): Inconsistency[] {
  const disordered = LONGER.filter(([longer, shorter]) => {
    const ratio = ratioOf(values, longer, shorter)
    return ratio !== undefined && ratio <= 1
  })
  const unlikely = RATIOS.filter(([one, other, least, most]) => {
    const ratio = ratioOf(values, one, other)
    return ratio !== undefined && (ratio < least || ratio > most)
  })
  return [
    ...disordered.map(([one, other]): Inconsistency => ({ code: 'order', fields: [one, other] })),
    ...unlikely.map(([one, other]): Inconsistency => ({ code: 'clash', fields: [one, other] })),
  ]
}

function ratioOf(values: Measurements, one: MeasurementField, other: MeasurementField) {
  const a = values[one]
  const b = values[other]
  return a === undefined || b === undefined ? undefined : a / b
}

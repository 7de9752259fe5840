import {
  MEASUREMENT_FIELDS,
  type MeasurementField,
  type Measurements,
  type Millimetres,
} from './measurement.ts'

/** A measurement that differs; a side is missing where it was not taken. */
export type MeasurementDifference = {
  field: MeasurementField
  was?: Millimetres
  now?: Millimetres
}

/** The differences between two versions, or two people, in the order of the form. */
export function compareMeasurements(was: Measurements, now: Measurements): MeasurementDifference[] {
  return MEASUREMENT_FIELDS.filter((field) => was[field] !== now[field]).map((field) => ({
    field,
    ...(was[field] !== undefined && { was: was[field] }),
    ...(now[field] !== undefined && { now: now[field] }),
  }))
}

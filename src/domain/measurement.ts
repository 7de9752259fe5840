/** The eight body measurements, in the order they are asked (spec section 2). */
export const MEASUREMENT_FIELDS = [
  'neck',
  'chest',
  'waist',
  'hips',
  'shoulder',
  'sleeveLength',
  'inseam',
  'outseam',
] as const

export type MeasurementField = (typeof MEASUREMENT_FIELDS)[number]

/** Body measurements in millimetres; a field that was not taken is missing. */
export type Measurements = Partial<Record<MeasurementField, number>>

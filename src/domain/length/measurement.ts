/** The eight body measurements, in the order they are asked. */
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

/** Every length is stored in millimetres, whatever unit it was typed or is shown in. */
export type Millimetres = number

/** Body measurements in millimetres; a field that was not taken is missing. */
export type Measurements = Partial<Record<MeasurementField, Millimetres>>

/** The units a length can be shown in; inches first, as in the specification. */
export const LENGTH_UNITS = ['in', 'cm'] as const

export type LengthUnit = (typeof LENGTH_UNITS)[number]

/** Exact since the 1959 definition. Defined only here. */
export const MILLIMETRES_PER_INCH = 25.4

export const MILLIMETRES_PER = { in: MILLIMETRES_PER_INCH, cm: 10 } as const satisfies Record<
  LengthUnit,
  number
>

/** To a hundredth of a millimetre: finer digits are what binary fractions leave of inches. */
export function roundToHundredths(millimetres: Millimetres): Millimetres {
  return Math.round(millimetres * 100) / 100
}

/** No body measurement is longer than two and a half metres. */
export const MAX_LENGTH_MM: Millimetres = 2500

import {
  MAX_LENGTH_MM,
  MILLIMETRES_PER_INCH,
  type LengthUnit,
  type MeasurementField,
  type Millimetres,
} from './measurement.ts'
import { isUsual } from './usualRange.ts'

/** A unit mistake: the length is wrong by a constant factor. */
export type UnitError =
  | 'looksLikeCentimetres'
  | 'looksLikeInches'
  | 'looksLikeMillimetres'
  | 'tenfold'
  | 'tenth'
  | 'half'

type Factor = readonly [error: UnitError, factor: number]

const MM_TYPED_AS_INCHES = 1 / MILLIMETRES_PER_INCH
const CM_TYPED_AS_INCHES = 10 / MILLIMETRES_PER_INCH

/** The factor that turns the typed length into the intended one; likeliest first. */
export const UNIT_ERRORS = {
  in: [
    ['looksLikeCentimetres', CM_TYPED_AS_INCHES],
    ['half', 2],
    ['tenfold', 0.1],
    ['looksLikeMillimetres', MM_TYPED_AS_INCHES],
    ['tenth', 10],
  ],
  cm: [
    ['looksLikeInches', 1 / CM_TYPED_AS_INCHES],
    ['half', 2],
    ['looksLikeMillimetres', 0.1],
    ['tenth', 10],
  ],
} as const satisfies Record<LengthUnit, readonly Factor[]>

/** The length that was probably intended, and why. */
export type LengthOffer = { millimetres: Millimetres; repair: UnitError | 'missingSpace' }

/**
 * The one check that works on a single value: for each of the eight, the largest body in inches is
 * smaller than the smallest in centimetres. Runs before the length limit, so that a refusal as too
 * long carries the offer.
 * @param unit the unit the value was parsed in.
 */
export function findUnitError(
  millimetres: Millimetres,
  unit: LengthUnit,
  field?: MeasurementField,
): LengthOffer | undefined {
  if (field ? isUsual(field, millimetres) : millimetres <= MAX_LENGTH_MM) return undefined
  for (const [repair, factor] of UNIT_ERRORS[unit]) {
    const meant = millimetres * factor
    if (field ? isUsual(field, meant) : factor < 1 && meant <= MAX_LENGTH_MM) {
      return { millimetres: Math.round(meant * 100) / 100, repair }
    }
  }
  return undefined
}

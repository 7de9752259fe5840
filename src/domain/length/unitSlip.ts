import type { LengthUnit, MeasurementField, Millimetres } from './measurement.ts'
import { LONGEST_MM, MILLIMETRES_PER_INCH } from './measurement.ts'
import { isUsual } from './usualRange.ts'

/** How a single length went wrong by a factor. */
export type UnitSlip =
  'looksLikeCentimetres' | 'looksLikeInches' | 'looksLikeMillimetres' | 'tenfold' | 'tenth' | 'half'

type Factor = readonly [slip: UnitSlip, factor: number]

const MM_TYPED_AS_INCHES = 1 / MILLIMETRES_PER_INCH
const CM_TYPED_AS_INCHES = 10 / MILLIMETRES_PER_INCH

/** What the length is to be multiplied with to become the one that was meant; likeliest first. */
export const SLIPS = {
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

/** The length that was probably meant, and why. */
export type LengthOffer = { millimetres: Millimetres; repair: UnitSlip | 'missingSpace' }

/**
 * The one check that a single value allows: for each of the eight the largest body in inches is
 * smaller than the smallest in centimetres. It runs before any length is refused as too long, so
 * that the refusal carries the offer.
 * @param unit the unit the value was read in.
 */
export function unitSlip(
  millimetres: Millimetres,
  unit: LengthUnit,
  field?: MeasurementField,
): LengthOffer | undefined {
  if (field ? isUsual(field, millimetres) : millimetres <= LONGEST_MM) return undefined
  for (const [repair, factor] of SLIPS[unit]) {
    const meant = millimetres * factor
    if (field ? isUsual(field, meant) : factor < 1 && meant <= LONGEST_MM) {
      return { millimetres: Math.round(meant * 100) / 100, repair }
    }
  }
  return undefined
}

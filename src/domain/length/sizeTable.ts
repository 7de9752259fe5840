import { MILLIMETRES_PER_INCH, type Millimetres } from './measurement.ts'

/** How long a jacket is cut. */
export type JacketLength = 'S' | 'R' | 'L'

/** A ready-to-wear size: its chest and the waist that goes with it. */
export type JacketSize = { size: number; chest: Millimetres; waist: Millimetres }

/** The shop's own sizes. `from` is the smallest height a length is cut for. */
export type SizeTable = {
  sizes: readonly JacketSize[]
  lengths: readonly { length: JacketLength; from: Millimetres }[]
}

/**
 * 38R to 46R: the number is the chest in inches, the trouser waist is six inches less. Brands differ
 * on the heights and no standard defines them; these are the median of three shops' tables. The
 * owner may set others.
 */
export const DEFAULT_SIZE_TABLE: SizeTable = {
  sizes: [38, 40, 42, 44, 46].map((size) => ({
    size,
    chest: size * MILLIMETRES_PER_INCH,
    waist: (size - 6) * MILLIMETRES_PER_INCH,
  })),
  lengths: [
    { length: 'S', from: 0 },
    { length: 'R', from: 67.5 * MILLIMETRES_PER_INCH },
    { length: 'L', from: 72.5 * MILLIMETRES_PER_INCH },
  ],
}

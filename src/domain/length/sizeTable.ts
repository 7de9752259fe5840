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
    chest: inches(size),
    waist: inches(size - 6),
  })),
  lengths: [
    { length: 'S', from: 0 },
    { length: 'R', from: inches(67.5) },
    { length: 'L', from: inches(72.5) },
  ],
}

/** In millimetres, to a tenth: the digits of a binary fraction would be sent with every page. */
function inches(count: number): Millimetres {
  return Math.round(count * MILLIMETRES_PER_INCH * 10) / 10
}

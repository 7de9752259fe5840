import { predict } from './bodyModel.ts'
import {
  MILLIMETRES_PER_INCH,
  type Measurements,
  type Millimetres,
} from '#domain/length/measurement.ts'
import { type JacketLength, type SizeTable } from '#domain/length/sizeTable.ts'

/** A reason not to buy a ready-to-wear size unaltered. */
export type SizeNote =
  | 'betweenSizes'
  | 'waistLarger'
  | 'waistSmaller'
  | 'heightGuessed'
  | 'betweenLengths'

/** Only a hint: `label` is the size as shops write it, `40R`. */
export type SizeSuggestion = {
  size: number
  length: JacketLength
  label: string
  /** `good`: the chest is well inside the size. `fair`: a neighbour may fit as well. `rough`: guessed. */
  confidence: 'good' | 'fair' | 'rough'
  notes: SizeNote[]
}

/** Sizing needs a chest; outside the table the house cuts to measure. */
export type NoSuggestion = 'noChest' | 'smallerThanTable' | 'largerThanTable'

/** Lengths are known to a tenth of a millimetre; inches as binary fractions miss it by less. */
const ROUNDING_MM = 0.05

const NEAR_EDGE_MM = MILLIMETRES_PER_INCH / 4
/** Trousers can be let out or taken in by about this much at the seat seam. */
const WAIST_ROOM_MM = 2 * MILLIMETRES_PER_INCH

/**
 * The ready-to-wear size nearest to these measurements.
 * @param height in millimetres; estimated from the legs and arms where it is not known.
 */
export function suggestSize(
  values: Measurements,
  table: SizeTable,
  height?: Millimetres,
): SizeSuggestion | NoSuggestion {
  const { chest, waist } = values
  if (chest === undefined) return 'noChest'
  const sizes = [...table.sizes].sort((a, b) => a.chest - b.chest)
  const [first, second] = sizes
  const last = sizes.at(-1)
  if (!first || !last) return 'noChest'
  const halfStep = ((second?.chest ?? first.chest) - first.chest) / 2
  if (chest < first.chest - halfStep - ROUNDING_MM) return 'smallerThanTable'
  if (chest > last.chest + halfStep + ROUNDING_MM) return 'largerThanTable'
  const best = sizes.reduce((near, size) => {
    return Math.abs(size.chest - chest) < Math.abs(near.chest - chest) ? size : near
  })
  const notes: SizeNote[] = []
  if (Math.abs(best.chest - chest) > halfStep - NEAR_EDGE_MM) notes.push('betweenSizes')
  if (waist !== undefined && waist > best.waist + WAIST_ROOM_MM) notes.push('waistLarger')
  if (waist !== undefined && waist < best.waist - WAIST_ROOM_MM) notes.push('waistSmaller')
  const { length, notes: lengthNotes } = lengthFor(values, table, height)
  notes.push(...lengthNotes)
  return {
    size: best.size,
    length,
    label: `${best.size}${length}`,
    confidence: confidence(notes),
    notes,
  }
}

function lengthFor(values: Measurements, table: SizeTable, height: Millimetres | undefined) {
  const guess = predict(values, 'height')
  const tall = height ?? guess.millimetres
  const doubt = height === undefined ? guess.spread * tall : NEAR_EDGE_MM
  const lengths = [...table.lengths].sort((a, b) => a.from - b.from)
  const found = lengths.findLast(({ from }) => tall >= from) ?? lengths[0]
  const isNearEdge = lengths.some(({ from }) => Math.abs(tall - from) < doubt)
  const notes: SizeNote[] = []
  if (height === undefined) notes.push('heightGuessed')
  if (isNearEdge) notes.push('betweenLengths')
  return { length: found?.length ?? 'R', notes }
}

function confidence(notes: readonly SizeNote[]): SizeSuggestion['confidence'] {
  const isGuessed = notes.includes('heightGuessed') && notes.includes('betweenLengths')
  if (isGuessed && notes.includes('betweenSizes')) return 'rough'
  return notes.some((note) => note !== 'heightGuessed') ? 'fair' : 'good'
}

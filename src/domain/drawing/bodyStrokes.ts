import type { Figure } from './figure.ts'
import { smoothPath, type Point } from './smoothPath.ts'

/** Collar, breast, navel, groin and knees. */
export function frontStrokes({
  half,
  height,
  neckBase,
  chest,
  waist,
  crotch,
  knee,
}: Figure): string {
  const collar = both([
    [half.neck * 0.22, -(neckBase - 0.026 * height)],
    [half.neck * 0.8, -(neckBase - 0.02 * height)],
    [half.shoulder * 0.6, -(neckBase - 0.021 * height)],
  ])
  const breast = both([
    [half.chest * 0.16, -(chest - 0.022 * height)],
    [half.chest * 0.5, -(chest - 0.03 * height)],
    [half.chest * 0.84, -(chest - 0.006 * height)],
  ])
  const groin = both([
    [half.hips * 0.14, -(crotch + 0.012 * height)],
    [half.hips * 0.66, -(crotch * 0.62 + waist * 0.38)],
  ])
  const kneecap = both([
    [half.hips * 0.5 - 0.012 * height, -(knee - 0.004 * height)],
    [half.hips * 0.5 + 0.006 * height, -(knee - 0.012 * height)],
    [half.hips * 0.5 + 0.02 * height, -(knee - 0.004 * height)],
  ])
  const navel = smoothPath([
    [
      [0, -(waist + 0.006 * height)],
      [0, -(waist - 0.006 * height)],
    ],
  ])
  return collar + breast + groin + kneecap + navel
}

/** Spine, shoulder blades and seat. */
export function backStrokes({
  half,
  height,
  neckBase,
  chest,
  waist,
  crotch,
  hips,
}: Figure): string {
  const spine = smoothPath([
    [
      [0, -(neckBase - 0.03 * height)],
      [0, -(waist - 0.01 * height)],
    ],
  ])
  const blade = both([
    [half.chest * 0.3, -(chest + 0.055 * height)],
    [half.chest * 0.38, -(chest + 0.01 * height)],
    [half.chest * 0.66, -(chest - 0.008 * height)],
  ])
  const seat = both([
    [0, -(crotch + 0.004 * height)],
    [half.hips * 0.4, -(crotch - 0.016 * height)],
    [half.hips * 0.78, -(crotch + 0.006 * height)],
  ])
  const middle = smoothPath([
    [
      [0, -(crotch + 0.004 * height)],
      [0, -(hips + 0.035 * height)],
    ],
  ])
  return spine + blade + seat + middle
}

/** A stroke and its mirror image. */
function both(points: Point[]): string {
  return smoothPath([points]) + smoothPath([points.map(([x, y]): Point => [-x, y])])
}

import type { Figure } from './figure.ts'
import type { Point } from './smoothPath.ts'

/** The arm hangs a little away from the body, so that the waist is visible. */
const ARM_ANGLE = 0.185

/** Half the thickness of the upper arm. */
export function armHalf({ height, half }: Figure): number {
  return 0.0255 * height * (half.chest / 156)
}

/** A point of the arm: `along` it from the tip of the shoulder, `out` from its centre line. */
export function armPoint(figure: Figure, along: number, out: number): Point {
  const [sin, cos] = [Math.sin(ARM_ANGLE), Math.cos(ARM_ANGLE)]
  const start = figure.half.shoulder - armHalf(figure) * 0.55
  return [start + along * sin + out * cos, -(figure.shoulder - along * cos + out * sin)]
}

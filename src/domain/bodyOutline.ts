import type { Figure } from './figure.ts'
import { figureOf } from './figure.ts'
import type { Measurements } from './measurement.ts'
import type { Point } from './smoothPath.ts'
import { smoothPath, smoothRing } from './smoothPath.ts'

/** A body seen from the front, as SVG path data in millimetres; the ground is at y = 0. */
export type BodyOutline = {
  viewBox: string
  /** Neck, trunk, arms and legs in one closed line. */
  body: string
  head: string
  /** A few light strokes that make it a body; they differ between front and back. */
  front: string
  back: string
}

const MARGIN = 60

/** The body that these measures describe; a wrong one is seen at once. */
export function bodyOutline(values: Measurements): BodyOutline {
  return outlineOf(figureOf(values))
}

/** The drawing of a figure. */
export function outlineOf(figure: Figure): BodyOutline {
  const right = rightSide(figure)
  const runs = [...right, ...mirrored(right)]
  const widest = Math.max(...right.flat().map(([x]) => x)) + MARGIN
  const { height } = figure
  return {
    viewBox: [-widest, -height - MARGIN, 2 * widest, height + 2 * MARGIN].map(Math.round).join(' '),
    body: smoothPath(runs, true),
    head: headOf(figure),
    front: frontStrokes(figure),
    back: backStrokes(figure),
  }
}

/** The arm hangs a little away from the body, so that the waist is seen. */
const ARM_ANGLE = 0.185

/** Half the thickness of the upper arm. */
export function armHalf({ height, half }: Figure): number {
  return 0.0255 * height * (half.chest / 156)
}

/** A point along the arm, `along` it from the shoulder's tip and `out` from its middle line. */
export function armPoint(figure: Figure, along: number, out: number): Point {
  const [sin, cos] = [Math.sin(ARM_ANGLE), Math.cos(ARM_ANGLE)]
  const start = figure.half.shoulder - armHalf(figure) * 0.55
  return [start + along * sin + out * cos, -(figure.shoulder - along * cos + out * sin)]
}

/** From the neck over arm and flank to the foot and up to the crotch; the runs meet in corners. */
function rightSide(figure: Figure): Point[][] {
  const { half, sleeve, height, crotch, knee, hips, waist, chest } = figure
  const arm = (along: number, out: number) => armPoint(figure, along, out)
  const at = (x: number, up: number): Point => [x, -up]
  const thick = armHalf(figure)
  const wrist = 0.0155 * height
  const hand = sleeve + 0.1 * height
  const armpit = at(Math.min(half.chest * 1.02, half.shoulder * 0.9), figure.armpit)
  const leg = half.hips * 0.5
  const foot = half.hips * 0.44
  const ankle = 0.045 * height
  return [
    [
      at(half.neck * 0.92, figure.chin + 0.036 * height),
      at(half.neck * 0.94, figure.neckBase + 0.016 * height),
      at(half.neck * 1.22, figure.neckBase - 0.001 * height),
      at(half.neck + (half.shoulder - half.neck) * 0.52, figure.shoulder + 0.016 * height),
      at(half.shoulder * 0.93, figure.shoulder + 0.003 * height),
      arm(0.035 * height, thick * 0.98),
      arm(sleeve * 0.24, thick * 1.02),
      arm(sleeve * 0.5, thick * 0.8),
      arm(sleeve * 0.64, thick * 0.82),
      arm(sleeve, wrist),
      arm(sleeve + 0.042 * height, wrist * 1.3),
      arm(hand * 0.975, wrist * 0.66),
      arm(hand, 0),
    ],
    [
      arm(hand, 0),
      arm(hand * 0.97, -wrist * 0.6),
      arm(sleeve + 0.06 * height, -wrist * 0.95),
      arm(sleeve + 0.03 * height, -wrist * 1.35),
      arm(sleeve, -wrist),
      arm(sleeve * 0.66, -thick * 0.8),
      arm(sleeve * 0.5, -thick * 0.74),
      arm(sleeve * 0.3, -thick * 0.86),
      armpit,
    ],
    [
      armpit,
      at(half.chest, chest - 0.004 * height),
      at((half.chest + half.waist) / 2 - 0.005 * height, (chest + waist) / 2),
      at(half.waist, waist),
      at(half.waist * 0.35 + half.hips * 0.65 + 0.003 * height, waist * 0.45 + hips * 0.55),
      at(half.hips, hips),
      at(half.hips * 0.97, crotch * 0.9),
      at(leg + 0.036 * height, knee + 0.03 * height),
      at(leg + 0.031 * height, knee - 0.022 * height),
      at(leg + 0.034 * height, knee * 0.7),
      at(foot + 0.022 * height, ankle + 0.02 * height),
      at(foot + 0.022 * height, ankle * 0.7),
      at(foot + 0.042 * height, 0.012 * height),
      at(foot + 0.046 * height, 0.003 * height),
      at(foot + 0.036 * height, 0),
    ],
    [
      at(foot + 0.036 * height, 0),
      at(foot + 0.002 * height, 0),
      at(foot - 0.012 * height, 0.014 * height),
      at(foot - 0.016 * height, ankle),
      at(leg - 0.03 * height, knee * 0.7),
      at(leg - 0.024 * height, knee - 0.022 * height),
      at(leg - 0.032 * height, knee + 0.03 * height),
      at(0.012 * height, crotch * 0.93),
      at(0, crotch),
    ],
  ]
}

function mirrored(runs: Point[][]): Point[][] {
  return runs.map((run) => run.map(([x, y]): Point => [-x, y]).reverse()).reverse()
}

function headOf({ height, chin }: Figure): string {
  const wide = 0.0425 * height
  const right: Point[] = [
    [wide * 0.56, -(height - 0.0085 * height)],
    [wide * 0.9, -(height - 0.03 * height)],
    [wide, -(chin + (height - chin) * 0.55)],
    [wide * 0.87, -(chin + 0.034 * height)],
    [wide * 0.5, -(chin + 0.0085 * height)],
  ]
  const left = right.map(([x, y]): Point => [-x, y]).reverse()
  return smoothRing([[0, -height], ...right, [0, -chin], ...left])
}

function frontStrokes({ half, height, neckBase, chest, waist, crotch, knee }: Figure): string {
  const both = (points: Point[]) =>
    smoothPath([points]) + smoothPath([points.map(([x, y]): Point => [-x, y])])
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

function backStrokes({ half, height, neckBase, chest, waist, crotch, hips }: Figure): string {
  const both = (points: Point[]) =>
    smoothPath([points]) + smoothPath([points.map(([x, y]): Point => [-x, y])])
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

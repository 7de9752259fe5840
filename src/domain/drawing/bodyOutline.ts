import { bodySide } from './bodySide.ts'
import { backStrokes, frontStrokes } from './bodyStrokes.ts'
import { figureOf, type Figure } from './figure.ts'
import type { Measurements } from '#domain/length/measurement.ts'
import { smoothPath, smoothRing, type Point } from './smoothPath.ts'

/** A body seen from the front, as SVG path data in millimetres; the ground is at y = 0. */
export type BodyOutline = {
  viewBox: string
  /** Neck, trunk, arms and legs in one closed path. */
  body: string
  head: string
  /** A few light detail strokes; they differ between front and back. */
  front: string
  back: string
}

const MARGIN = 60

/** Draws the body with these measurements, which makes a wrong one obvious. */
export function bodyOutline(values: Measurements): BodyOutline {
  return outlineOf(figureOf(values))
}

/** The drawing of a figure. */
export function outlineOf(figure: Figure): BodyOutline {
  const right = bodySide(figure)
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

import bodies from '#domain/body/bodies.json'
import { BODY_VARIABLES } from '#domain/body/bodyModel.ts'
import { type Figure, armHalf, armPoint } from './figure.ts'
import {
  MEASUREMENT_FIELDS,
  type MeasurementField,
  type Measurements,
} from '#domain/length/measurement.ts'
import { smoothPath, type Point } from './smoothPath.ts'

/** The path of the tape on a drawing by `outlineOf`, and the view that shows it. */
export type TapeLine = { path: string; side: 'front' | 'back' }

/** The two figures of the how-to drawings. */
export type FigureSex = 'men' | 'women'

/** The survey's mean measurements (geometric) of men or women, in millimetres. */
export function middleBody(sex: FigureSex): Measurements {
  const { mean } = bodies[sex]
  const entries = MEASUREMENT_FIELDS.map(
    (field) => [field, Math.exp(mean[BODY_VARIABLES.indexOf(field)] ?? 0)] as const,
  )
  return Object.fromEntries(entries)
}

/** The tape for each measurement, as SVG path data in the figure's own millimetres. */
export function tapeLines(figure: Figure): Record<MeasurementField, TapeLine> {
  const { half, height, sleeve } = figure
  const leg = half.hips * 0.5
  const thick = armHalf(figure)
  return {
    neck: around(half.neck * 1.02, figure.neckBase + 0.008 * height, 0.008 * height),
    chest: around(half.chest * 1.01, figure.chest, 0.012 * height),
    waist: around(half.waist * 1.01, figure.waist, 0.01 * height),
    hips: around(half.hips * 1.01, figure.hips, 0.012 * height),
    shoulder: {
      side: 'back',
      path: smoothPath([
        [
          [-half.shoulder, -figure.shoulder],
          [-half.neck, -(figure.neckBase - 0.012 * height)],
          [half.neck, -(figure.neckBase - 0.012 * height)],
          [half.shoulder, -figure.shoulder],
        ],
      ]),
    },
    sleeveLength: {
      side: 'back',
      path: smoothPath([
        [
          [half.shoulder, -figure.shoulder],
          armPoint(figure, sleeve * 0.24, thick * 0.8),
          armPoint(figure, sleeve * 0.52, thick * 0.6),
          armPoint(figure, sleeve, 0.012 * height),
        ],
      ]),
    },
    inseam: {
      side: 'front',
      path: smoothPath([
        [
          [0.006 * height, -figure.crotch],
          [leg - 0.026 * height, -figure.knee],
          [leg * 0.9 - 0.016 * height, 0],
        ],
      ]),
    },
    outseam: {
      side: 'front',
      path: smoothPath([
        [
          [half.waist, -figure.waist],
          [half.hips * 1.02, -figure.hips],
          [half.hips * 0.98, -figure.crotch * 0.9],
          [leg + 0.04 * height, -figure.knee],
          [leg * 0.9 + 0.03 * height, 0],
        ],
      ]),
    },
  }
}

/** The visible half of a tape around the body: level, sagging a little towards the viewer. */
function around(half: number, up: number, sag: number): TapeLine {
  const points: Point[] = [-1, -0.6, 0, 0.6, 1].map((part) => [
    half * part,
    -up + sag * (1 - part * part),
  ])
  return { side: 'front', path: smoothPath([points]) }
}

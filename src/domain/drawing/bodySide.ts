import { type Figure, armHalf, armPoint } from './figure.ts'
import type { Point } from './smoothPath.ts'

/** From the neck over arm and flank to the foot and up to the crotch; runs meet in corners. */
export function bodySide(figure: Figure): Point[][] {
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

import { MILLIMETRES_PER_INCH, type MeasurementField, type Millimetres } from './measurement.ts'

type Range = readonly [from: number, to: number]

/**
 * The observed range of adult bodies, in inches: the extremes of ANSUR II with 0.3 in to spare,
 * rounded out to the half inch. The shoulder spans from bone-to-bone breadth to the widest point of
 * the arms, because the seam lies between the two. Short legs and slim chests get more room than in
 * the survey: its soldiers are taller and heavier than many of our shoppers.
 */
const INCHES = {
  neck: [10.5, 20.5],
  chest: [27, 58.5],
  waist: [21, 56],
  hips: [28, 58],
  shoulder: [11, 25.5],
  sleeveLength: [15.5, 29],
  inseam: [22.5, 41],
  outseam: [30, 49.5],
} as const satisfies Record<MeasurementField, Range>

/** Whether an adult can have this measurement; others get a warning, never a refusal. */
export function isUsual(field: MeasurementField, millimetres: Millimetres): boolean {
  const [from, to] = INCHES[field]
  const inches = millimetres / MILLIMETRES_PER_INCH
  return inches >= from && inches <= to
}

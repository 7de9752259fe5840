import { predict, type BodyValues } from '#domain/body/bodyModel.ts'
import {
  MEASUREMENT_FIELDS,
  type Measurements,
  type Millimetres,
} from '#domain/length/measurement.ts'
import type { Point } from './smoothPath.ts'

/**
 * The landmarks of a body in front view: millimetres up from the ground, and outwards from the
 * centre line.
 */
export type Figure = {
  height: Millimetres
  chin: number
  neckBase: number
  shoulder: number
  armpit: number
  chest: number
  waist: number
  hips: number
  crotch: number
  knee: number
  half: { neck: number; shoulder: number; chest: number; waist: number; hips: number }
  sleeve: Millimetres
}

/** Half the front breadth as a fraction of the girth; the chest includes the back muscles. */
const HALF_BREADTH = { neck: 0.152, chest: 0.148, waist: 0.162, hips: 0.17 }

/** Limits as a multiple of the likely value: a wrong measurement shows, but can still be drawn. */
const SMALLEST = 0.45
const LARGEST = 1.9

/** The figure with these measurements; missing ones are predicted from the rest. */
export function figureOf(values: Measurements): Figure {
  const full = filled(values)
  const height = predict(usable(full), 'height').millimetres
  const waist = full.outseam
  const crotch = Math.min(full.inseam, waist - 60)
  const shoulder = height * 0.812
  const chest = height * 0.725
  return {
    height,
    chin: height * 0.868,
    neckBase: height * 0.842,
    shoulder,
    armpit: height * 0.752,
    chest,
    waist: Math.min(waist, chest - 40),
    hips: crotch + (waist - crotch) * 0.2,
    crotch,
    knee: crotch * 0.585,
    half: {
      neck: full.neck * HALF_BREADTH.neck,
      shoulder: full.shoulder / 2,
      chest: full.chest * HALF_BREADTH.chest,
      waist: full.waist * HALF_BREADTH.waist,
      hips: full.hips * HALF_BREADTH.hips,
    },
    sleeve: full.sleeveLength,
  }
}

/** All eight, each clamped to what can be drawn. */
function filled(values: Measurements): Required<Measurements> {
  const full = { ...NONE }
  for (const field of MEASUREMENT_FIELDS) {
    const { millimetres } = predict(values, field)
    const given = values[field] ?? millimetres
    const likely = predict({}, field).millimetres
    full[field] = Math.min(Math.max(given, likely * SMALLEST), likely * LARGEST)
  }
  return full
}

/** The length whose predicted height is the median of three: one wrong value then draws no giant. */
function usable({ sleeveLength, inseam, outseam }: Required<Measurements>): BodyValues {
  const guesses = [{ sleeveLength }, { inseam }, { outseam }]
  const sorted = guesses
    .map((known) => ({ known, height: predict(known, 'height').millimetres }))
    .sort((a, b) => a.height - b.height)
  return sorted[1]?.known ?? {}
}

const NONE: Required<Measurements> = {
  neck: 0,
  chest: 0,
  waist: 0,
  hips: 0,
  shoulder: 0,
  sleeveLength: 0,
  inseam: 0,
  outseam: 0,
}

/** The arm hangs a little away from the body, so that the waist is visible. */
const ARM_ANGLE = 0.185

/** Half the thickness of the upper arm. */
export function armHalf({ height, half }: Figure): number {
  return 0.0255 * height * (half.chest / 156)
}

/** A point of the arm: `along` it from the tip of the shoulder, `out` from its centre line. */
export function armPoint(figure: Figure, along: number, out: number): Point {
  const sin = Math.sin(ARM_ANGLE)
  const cos = Math.cos(ARM_ANGLE)
  const start = figure.half.shoulder - armHalf(figure) * 0.55
  return [start + along * sin + out * cos, -(figure.shoulder - along * cos + out * sin)]
}

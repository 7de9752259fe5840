import { readFileSync } from 'node:fs'
import bodies from '#domain/body/bodies.json'
import { BODY_VARIABLES } from '#domain/body/bodyModel.ts'
import { cholesky } from '#domain/body/cholesky.ts'
import { MILLIMETRES_PER_INCH, type MeasurementField } from '#domain/length/measurement.ts'
import { rowsOf } from '#tools/measurements/rowsOf.mjs'

/** All eight fields, and the sleeve measured from the neck. */
export type Person = Record<MeasurementField | 'sleeveFromNeck', number>

export type Random = { uniform: () => number; normal: () => number }

/** Mulberry32: the same seed gives the same people on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed
  function uniform(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  function normal(): number {
    return Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  }
  return { uniform, normal }
}

/** Bodies drawn from the means and covariances, half of them men's. */
export function drawnPeople(count: number, random: Random): Person[] {
  const sexes = [bodies.men, bodies.women].map(({ mean, covariance }) => ({
    mean,
    factor: cholesky(covariance),
  }))
  return Array.from({ length: count }, (_, n) => {
    const { mean, factor } = sexes[n % 2] ?? { mean: [], factor: [] }
    const chance = mean.map(() => random.normal())
    const logs = factor.map(
      (row, i) => (mean[i] ?? 0) + row.reduce((sum, part, j) => sum + part * (chance[j] ?? 0), 0),
    )
    return personFrom((name) => Math.exp(logs[BODY_VARIABLES.indexOf(name)] ?? 0))
  })
}

/** Real people of a file; the shoulder at a part of the way from the bones to the widest point. */
export function peopleOf(csv: string, seam = 0.5): Person[] {
  return rowsOf(readFileSync(csv, 'utf8')).map((row) => ({
    neck: Number(row['neck']),
    chest: Number(row['chest']),
    waist: Number(row['waist']),
    hips: Number(row['hips']),
    shoulder: Number(row['biacromial']) * (1 - seam) + Number(row['bideltoid']) * seam,
    sleeveLength: Number(row['sleeve']),
    inseam: Number(row['inseam']),
    outseam: Number(row['outseam']),
    sleeveFromNeck: Number(row['sleeve_nape']),
  }))
}

/** The people as measured at home: with measuring error, rounded to the quarter inch. */
export function measured(people: Person[], errorInches: number, random: Random): Person[] {
  return people.map((person) => {
    return personFrom((name) => {
      const inches = person[name] / MILLIMETRES_PER_INCH + errorInches * random.normal()
      return (Math.round(inches * 4) / 4) * MILLIMETRES_PER_INCH
    })
  })
}

function personFrom(length: (name: keyof Person) => number): Person {
  return {
    neck: length('neck'),
    chest: length('chest'),
    waist: length('waist'),
    hips: length('hips'),
    shoulder: length('shoulder'),
    sleeveLength: length('sleeveLength'),
    inseam: length('inseam'),
    outseam: length('outseam'),
    sleeveFromNeck: length('sleeveFromNeck'),
  }
}

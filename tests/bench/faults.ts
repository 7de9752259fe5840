import {
  MEASUREMENT_FIELDS,
  MILLIMETRES_PER_INCH,
  type MeasurementField,
  type Measurements,
} from '#domain/length/measurement.ts'
import type { Person, Random } from './people.ts'

/** Makes one entry error in a correct set; undefined where it would change nothing. */
export type Fault = (right: Person, random: Random) => Measurements | undefined

const INCH = MILLIMETRES_PER_INCH
const GIRTHS = ['chest', 'waist', 'hips'] as const

/** The eight kinds that count. */
export const EIGHT_FAULTS = {
  'centimetres typed as inches': scaled(2.54),
  'tape folded': scaled(0.5),
  'inseam and outseam swapped': swapped('inseam', 'outseam'),
  'waist and hips swapped': swapped('waist', 'hips'),
  'sleeve from the neck': (right) => ({ sleeveLength: right.sleeveFromNeck }),
  'two digits swapped': digitsSwapped,
  'tens off by one': shifted(10),
  'copied, or last digit off by 3': (right, random) =>
    random.uniform() < 0.5 ? copied(right, random) : shifted(3)(right, random),
} as const satisfies Record<string, Fault>

/** Reported, but not counted. */
export const OTHER_FAULTS = {
  'point missing (x10)': scaled(10),
  'all eight in centimetres': (right) =>
    Object.fromEntries(MEASUREMENT_FIELDS.map((field) => [field, right[field] * 2.54])),
  'shoulder and sleeve swapped': swapped('shoulder', 'sleeveLength'),
  'neck and shoulder swapped': swapped('neck', 'shoulder'),
  'chest and hips swapped': swapped('chest', 'hips'),
  'one girth copied to another': copied,
  'last digit off by 3': shifted(3),
} as const satisfies Record<string, Fault>

function scaled(factor: number): Fault {
  return (right, random) => {
    const field = pick(MEASUREMENT_FIELDS, random)
    return { [field]: right[field] * factor }
  }
}

function shifted(inches: number): Fault {
  return (right, random) => {
    const field = pick(MEASUREMENT_FIELDS, random)
    const typed = right[field] + (random.uniform() < 0.5 ? inches : -inches) * INCH
    return typed > INCH ? { [field]: typed } : undefined
  }
}

function swapped(one: MeasurementField, other: MeasurementField): Fault {
  return (right) => ({ [one]: right[other], [other]: right[one] })
}

function copied(right: Person, random: Random): Measurements {
  const field = pick(GIRTHS, random)
  const from = pick(
    GIRTHS.filter((name) => name !== field),
    random,
  )
  return { [field]: right[from] }
}

function digitsSwapped(right: Person, random: Random): Measurements | undefined {
  const field = pick(MEASUREMENT_FIELDS, random)
  const inches = right[field] / INCH
  const whole = Math.floor(inches)
  const other = (whole % 10) * 10 + Math.floor(whole / 10)
  return other < 10 ? undefined : { [field]: (other + inches - whole) * INCH }
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[Math.floor(random.uniform() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

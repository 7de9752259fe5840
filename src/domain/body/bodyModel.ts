import bodies from './bodies.json'
import { cholesky, logDeterminant, solveLower, type Triangle } from './cholesky.ts'
import {
  MEASUREMENT_FIELDS,
  type Measurements,
  type Millimetres,
} from '#domain/length/measurement.ts'

/** The eight measurements, the shirt sleeve (nape to wrist, a common mistake), and the height. */
export const BODY_VARIABLES = [...MEASUREMENT_FIELDS, 'sleeveFromNeck', 'height'] as const

export type BodyVariable = (typeof BODY_VARIABLES)[number]

/** What is known of one body, in millimetres. */
export type BodyValues = Measurements & { sleeveFromNeck?: Millimetres; height?: Millimetres }

type Sex = 'men' | 'women'

/** The distribution of one sex over a subset of the variables. */
type Model = { mean: number[]; factor: Triangle; logDeterminant: number }

const SEXES = ['men', 'women'] as const satisfies readonly Sex[]

/**
 * The survey's measurers were trained; a person with a tape at home is less exact. This standard
 * deviation is added to every measurement.
 */
const TAPE_SD_MM = 6

/** Bodies have heavier tails than a normal distribution: Student's t fits the survey's better. */
const FREEDOM = 12

const models = new Map<string, Record<Sex, Model>>()

/**
 * The log-likelihood that an adult has these measurements: the natural logarithm of a density over
 * log millimetres. Shoppers are never asked their sex, so both sexes are weighted equally. Works for
 * any subset of the variables.
 */
export function logLikelihood(body: BodyValues): number {
  return logSum(logLikelihoods(body)) + Math.log(0.5)
}

/**
 * The most likely value of a variable given the others, and its standard deviation as a fraction
 * of it (0.03 is 3 %).
 */
export function predict(body: BodyValues, variable: BodyVariable) {
  const known = without(body, variable)
  const logs = logLikelihoods(known)
  const total = logSum(logs)
  const guesses = SEXES.map((sex) => ({
    weight: Math.exp((sex === 'men' ? logs.men : logs.women) - total),
    ...conditional(sex, known, variable),
  }))
  const mean = sum(guesses.map(({ weight, mean }) => weight * mean))
  const variance = sum(
    guesses.map((guess) => guess.weight * (guess.variance + (guess.mean - mean) ** 2)),
  )
  return { millimetres: Math.exp(mean), spread: Math.sqrt(variance) }
}

/** The body without one of its measurements. */
export function without(body: BodyValues, variable: BodyVariable): BodyValues {
  return Object.fromEntries(Object.entries(body).filter(([name]) => name !== variable))
}

function logLikelihoods(body: BodyValues): Record<Sex, number> {
  const variables = BODY_VARIABLES.filter((name) => body[name] !== undefined)
  const logs = variables.map((name) => Math.log(body[name] ?? 1))
  const model = modelOf(variables)
  return { men: logDensity(model.men, logs), women: logDensity(model.women, logs) }
}

function modelOf(variables: readonly BodyVariable[]): Record<Sex, Model> {
  const key = variables.join()
  const known = models.get(key)
  if (known) return known
  const made = { men: partOf('men', variables), women: partOf('women', variables) }
  models.set(key, made)
  return made
}

function partOf(sex: Sex, variables: readonly BodyVariable[]): Model {
  const places = variables.map((name) => BODY_VARIABLES.indexOf(name))
  const { mean, covariance } = bodies[sex]
  const shape = places.map((i) =>
    places.map((j) => {
      const noise = i === j ? (TAPE_SD_MM / Math.exp(mean[i] ?? 0)) ** 2 : 0
      return (covariance[i]?.[j] ?? 0) + noise
    }),
  )
  const factor = cholesky(shape)
  return { mean: places.map((i) => mean[i] ?? 0), factor, logDeterminant: logDeterminant(factor) }
}

/** Student's t with the covariance of the model, up to a constant shared by all models. */
function logDensity({ mean, factor, logDeterminant }: Model, logs: readonly number[]): number {
  const size = logs.length
  const away = logs.map((value, i) => value - (mean[i] ?? 0))
  const distance = sum(solveLower(factor, away).map((part) => part * part))
  return (
    logGamma((FREEDOM + size) / 2) -
    (size / 2) * Math.log((FREEDOM - 2) * Math.PI) -
    logDeterminant / 2 -
    ((FREEDOM + size) / 2) * Math.log(1 + distance / (FREEDOM - 2))
  )
}

function conditional(sex: Sex, known: BodyValues, variable: BodyVariable) {
  const variables = BODY_VARIABLES.filter((name) => known[name] !== undefined)
  // The variable comes last, so its row of the factor holds its regression on the others.
  const { mean, factor } = partOf(sex, [...variables, variable])
  const away = variables.map((name, i) => Math.log(known[name] ?? 1) - (mean[i] ?? 0))
  const solved = solveLower(factor.slice(0, -1), away)
  const row = factor.at(-1) ?? []
  const shift = sum(solved.map((value, i) => value * (row[i] ?? 0)))
  return { mean: (mean.at(-1) ?? 0) + shift, variance: (row.at(-1) ?? 0) ** 2 }
}

/** Stirling's series; exact to nine digits for arguments from ten up, the only ones used here. */
function logGamma(value: number): number {
  const inverse = 1 / value
  return (
    (value - 0.5) * Math.log(value) -
    value +
    Math.log(2 * Math.PI) / 2 +
    inverse / 12 -
    inverse ** 3 / 360
  )
}

function logSum({ men, women }: Record<Sex, number>): number {
  const most = Math.max(men, women)
  return most + Math.log(Math.exp(men - most) + Math.exp(women - most))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0)
}

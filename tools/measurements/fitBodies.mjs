// Makes src/domain/body/bodies.json: means and covariances of the natural logarithms of body measures.
// node tools/measurements/fitBodies.mjs <csv> [--out file] [--part i/n]
// The csv holds one person a row: sex (m, f), neck, chest, waist, hips, biacromial, bideltoid,
// sleeve, sleeve_nape, inseam, outseam, stature, all in millimetres. The data is not part of the project.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { format } from 'oxfmt'
import { numberOf } from '../json.mjs'
import { rowsOf } from './rowsOf.mjs'
import { answerHelp } from '../setup/process/usage.mjs'

answerHelp(import.meta.url)

const SOURCE =
  'Means and covariances of natural logarithms of millimetres, computed from a part of ANSUR II ' +
  '(US Army Anthropometric Survey 2010-12, Natick/TR-15/007, approved for public release). ' +
  'Waist at the navel, sleeve from the shoulder point, legs to the floor, barefoot. Made by ' +
  'tools/measurements/fitBodies.mjs.'

/** Our eight measurements, the shirt sleeve that people measure by mistake, and the height. */
const VARIABLES = [
  'neck',
  'chest',
  'waist',
  'hips',
  'shoulder',
  'sleeveLength',
  'inseam',
  'outseam',
  'sleeveFromNeck',
  'height',
]

/**
 * A shoulder seam is between the bones (biacromial) and the widest point (bideltoid), and its place
 * differs from tailor to tailor: each person is in the sample once for each of these fractions, so
 * that the covariance includes that spread.
 */
const SEAMS = [0.25, 0.5, 0.75]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'src/domain/body/bodies.json' },
    seams: { type: 'string' },
  },
})
const [csv] = positionals
if (csv === undefined) throw new Error('Which csv? node tools/measurements/fitBodies.mjs <csv>')

const seams = values.seams ? values.seams.split(',').map(Number) : SEAMS
const rows = rowsOf(readFileSync(csv, 'utf8'))
const table = {
  source: SOURCE,
  variables: VARIABLES,
  men: fit(rows.filter(({ sex }) => sex === 'm')),
  women: fit(rows.filter(({ sex }) => sex === 'f')),
}
const { code } = await format(values.out, JSON.stringify(table), { printWidth: 100 })
writeFileSync(values.out, code)

/** @typedef {Readonly<Record<string, string | number>>} Person one row of the csv */

/** @param {readonly Person[]} people */
function fit(people) {
  const sample = people.flatMap((person) => seams.map((part) => logsOf(person, part)))
  const columns = VARIABLES.map((name) => sample.map((logs) => numberOf(logs[name], name)))
  const mean = columns.map(average)
  const deviations = columns.map((column) => {
    const middle = average(column)
    return column.map((value) => value - middle)
  })
  const covariance = deviations.map((one) =>
    deviations.map((other) => average(one.map((value, row) => value * (other[row] ?? NaN)))),
  )
  const round = (/** @type {number} */ digits) => (/** @type {number} */ value) =>
    Number(value.toFixed(digits))
  return {
    people: people.length,
    mean: mean.map(round(5)),
    covariance: covariance.map((row) => row.map(round(7))),
  }
}

/**
 * The logarithms of one person's measures by variable.
 * @param {Person} person
 * @param {number} part of the way from biacromial to bideltoid where the seam is
 */
function logsOf(person, part) {
  const measure = (/** @type {string} */ name) => numberOf(person[name], name)
  const biacromial = measure('biacromial')
  /** @type {Readonly<Record<string, number>>} */
  const derived = {
    shoulder: biacromial + part * (measure('bideltoid') - biacromial),
    sleeveLength: measure('sleeve'),
    sleeveFromNeck: measure('sleeve_nape'),
    height: measure('stature'),
  }
  return Object.fromEntries(
    VARIABLES.map((name) => [name, Math.log(derived[name] ?? measure(name))]),
  )
}

/** @param {readonly number[]} numbers */
function average(numbers) {
  return numbers.reduce((sum, value) => sum + value, 0) / numbers.length
}

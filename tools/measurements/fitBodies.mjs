// Makes src/domain/bodies.json: means and covariances of the natural logarithms of body measures.
// node tools/measurements/fitBodies.mjs <csv> [--out file] [--part i/n]
// The csv holds one person a row: sex (m, f), neck, chest, waist, hips, biacromial, bideltoid,
// sleeve, sleeve_nape, inseam, outseam, stature, all in millimetres. The people stay out of the project.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { format } from 'prettier'
import { rowsOf } from './rowsOf.mjs'

const SOURCE =
  'Means and covariances of natural logarithms of millimetres, computed from a part of ANSUR II ' +
  '(US Army Anthropometric Survey 2010-12, Natick/TR-15/007, approved for public release). ' +
  'Waist at the navel, sleeve from the shoulder point, legs to the floor, barefoot. Made by ' +
  'tools/measurements/fitBodies.mjs.'

/** Our eight, the shirt sleeve that people measure by mistake, and the height. */
const VARIABLES = [
  ...['neck', 'chest', 'waist', 'hips', 'shoulder', 'sleeveLength', 'inseam', 'outseam'],
  ...['sleeveFromNeck', 'height'],
]

/**
 * A shoulder seam lies between the bones (biacromial) and the widest point (bideltoid), and where it
 * lies differs from tailor to tailor: each person stands in the sample once for each of these parts
 * of the way, so that the spread of the habit is in the covariance.
 */
const SEAMS = [0.25, 0.5, 0.75]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'src/domain/bodies.json' },
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
const config = { parser: 'json', semi: false, singleQuote: true, printWidth: 100 }
writeFileSync(values.out, await format(JSON.stringify(table), config))

function fit(people) {
  const sample = people.flatMap((person) => seams.map((part) => logsOf(person, part)))
  const mean = VARIABLES.map((_, i) => average(sample.map((row) => row[i])))
  const covariance = VARIABLES.map((_, i) =>
    VARIABLES.map((_, j) => average(sample.map((row) => (row[i] - mean[i]) * (row[j] - mean[j])))),
  )
  const round = (digits) => (value) => Number(value.toFixed(digits))
  return {
    people: people.length,
    mean: mean.map(round(5)),
    covariance: covariance.map((row) => row.map(round(7))),
  }
}

function logsOf(person, part) {
  const shoulder = person.biacromial + part * (person.bideltoid - person.biacromial)
  const { sleeve, sleeve_nape: sleeveFromNeck, stature: height } = person
  const all = { ...person, shoulder, sleeveLength: sleeve, sleeveFromNeck, height }
  return VARIABLES.map((name) => Math.log(all[name]))
}

function average(numbers) {
  return numbers.reduce((sum, value) => sum + value, 0) / numbers.length
}

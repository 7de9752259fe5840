// npm run bench:measurements [-- --seed 7 --people 2000 --csv file]
// How often checkBody is wrong, and how often it helps. The csv has the format of fitBodies.mjs.
import { runnerImport } from 'vite'
import { optionsOf } from '../setup/process/usage.mjs'

const values = optionsOf(import.meta.url, {
  csv: { type: 'string' },
  seed: { type: 'string', default: '7' },
  people: { type: 'string', default: '2000' },
})
/** @type {import('vite').InlineConfig} */
const settings = { configFile: false, logLevel: 'error' }
/** @type {{ module: typeof import('../../tests/bench/measurements.ts') }} */
const { module } = await runnerImport('./tests/bench/measurements.ts', settings)
const { csv } = values
const options = { csv, seed: Number(values.seed), people: Number(values.people) }
console.log(module.benchMeasurements(options).join('\n'))

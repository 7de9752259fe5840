// npm run test:faults [-- --seeds 2000 --seed 1 --browser 20]
// Random histories of networks, tabs and servers that fail, against a real PocketBase: nothing may be
// lost, doubled or out of order. A seed is the same history each time.
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { findChromium, howToGetChromium } from './setup/chromium.mjs'
import { stopOnSignals } from './setup/stopOnSignals.mjs'

stopOnSignals()
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    browser: { type: 'string', default: '10' },
  },
})
const program = await findChromium()
if (!program.found) throw new Error(howToGetChromium(program.refusals))
/** @type {import('vite').InlineConfig} */
const settings = { configFile: false, logLevel: 'error' }
/** @type {{ module: typeof import('../tests/faults/main.ts') }} */
const { module } = await runnerImport('./tests/faults/main.ts', settings)
const sound = await module.runFaults({
  seed: Number(values.seed),
  seeds: Number(values.seeds),
  browser: Number(values.browser),
  program,
})
process.exit(sound ? 0 : 1)

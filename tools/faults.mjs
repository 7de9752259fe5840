// npm run test:faults [-- --seeds 2000 --seed 1 --browser 20]
//   Random histories of networks, tabs, phones and servers that fail, against a real PocketBase:
//   nothing may be lost, doubled or out of order. A seed is the same history each time.
// npm run test:faults -- --planted [--seeds 200 --only cart]
//   Plants each known fault, or those with such a name, and prints which oracle catches it; fails when one is not caught.
// npm run test:faults -- --kills 100
//   Kills a real browser with a persistent profile while it places orders.
import { runnerImport } from 'vite'
import { findChromium } from './setup/chromium/chromium.mjs'
import { stopOnSignals } from './setup/process/stopOnSignals.mjs'
import { optionsOf } from './setup/process/usage.mjs'

stopOnSignals()
const values = optionsOf(import.meta.url, {
  seeds: { type: 'string' },
  seed: { type: 'string', default: '1' },
  browser: { type: 'string', default: '10' },
  planted: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  kills: { type: 'string' },
})
/** @type {import('vite').InlineConfig} */
const settings = { configFile: false, logLevel: 'error' }
const seed = Number(values.seed)
const startedAt = performance.now()
const passed = await run()
console.log(`${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes`)
process.exit(passed ? 0 : 1)

async function run() {
  if (values.planted) {
    /** @type {{ module: typeof import('../tests/faults/plantAll.ts') }} */
    const { module } = await runnerImport('./tests/faults/plantAll.ts', settings)
    return module.plantAll(seed, Number(values.seeds ?? 200), values.only)
  }
  const program = await findChromium()
  if (!program.found) throw new Error(program.reason)
  if (values.kills !== undefined) {
    /** @type {{ module: typeof import('../tests/faults/killBrowsers.ts') }} */
    const { module } = await runnerImport('./tests/faults/killBrowsers.ts', settings)
    return module.killBrowsers(Number(values.kills), seed, program)
  }
  /** @type {{ module: typeof import('../tests/faults/main.ts') }} */
  const { module } = await runnerImport('./tests/faults/main.ts', settings)
  const seeds = Number(values.seeds ?? 300)
  return module.runFaults({ seed, seeds, browser: Number(values.browser), program })
}

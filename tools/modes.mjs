// npm run test:modes [-- 8 9]
// Takes the fix of each known way to fail out of the sources, one at a time, and runs the test that
// has to notice: tests/failureModes.md names them. Minutes; not part of `npm test`.
import { runnerImport } from 'vite'
import { stopOnSignals } from './setup/process/stopOnSignals.mjs'

stopOnSignals()
/** @type {import('vite').InlineConfig} */
const settings = { configFile: false, logLevel: 'error' }
/** @type {{ module: typeof import('../tests/modes/tryModes.ts') }} */
const { module } = await runnerImport('./tests/modes/tryModes.ts', settings)
const noticed = await module.tryModes(process.argv.slice(2).map(Number))
process.exit(noticed ? 0 : 1)

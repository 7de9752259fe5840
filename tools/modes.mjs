// npm run test:modes [-- 8 9]
// Undoes the fix of each known failure mode, one at a time, and runs the test that must fail:
// tests/failureModes.md names them. Takes minutes; not part of `npm test`.
import { runnerImport } from 'vite'
import { stopOnSignals } from './setup/process/stopOnSignals.mjs'
import { answerHelp } from './setup/process/usage.mjs'

answerHelp(import.meta.url)
stopOnSignals()
/** @type {import('vite').InlineConfig} */
const settings = { configFile: false, logLevel: 'error' }
/** @type {{ module: typeof import('../tests/modes/tryModes.ts') }} */
const { module } = await runnerImport('./tests/modes/tryModes.ts', settings)
const noticed = await module.tryModes(process.argv.slice(2).map(Number))
process.exit(noticed ? 0 : 1)

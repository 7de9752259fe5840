import { runnerImport } from 'vite'
const settings = { configFile: false, logLevel: 'error' }
const { module } = await runnerImport('./tests/faults/tryOut.ts', settings)
await module.tryOut(process.argv.slice(2))
process.exit(0)

// npm run bench:server [-- --seconds 10 --clients 20 --streams 200 --json]
// Load test of one machine: pages, catalogue pulls, orders, logins, with and without subscribed phones.
// The client runs on the same machine, so a dedicated server does better.
import { runnerImport } from 'vite'
import { startProgress } from '../setup/process/progress.mjs'
import { optionsOf } from '../setup/process/usage.mjs'

const values = optionsOf(import.meta.url, {
  seconds: { type: 'string', default: '10' },
  clients: { type: 'string', default: '20' },
  streams: { type: 'string', default: '200' },
  json: { type: 'boolean', default: false },
})
/** @type {import('vite').InlineConfig} */
const settings = { configFile: false, logLevel: 'error' }
/** @type {{ module: typeof import('../../tests/bench/server.ts') }} */
const { module } = await runnerImport('./tests/bench/server.ts', settings)
const report = await module.benchServer({
  lengthMs: Number(values.seconds) * 1000,
  clients: Number(values.clients),
  streams: Number(values.streams),
  begin: values.json ? () => ({ done: () => {} }) : startProgress,
})
console.log(values.json ? JSON.stringify(report, undefined, 2) : module.tableOf(report).join('\n'))
process.exit(0)

// npm run test:engines [-- --only=chromium,firefox --walks=1 --loads=50]
// Shopper and owner flows in the engines that people use: Chromium, Firefox and WebKit. A missing
// engine fails the run, unless `--only` leaves it out. Nothing is installed.
import { join } from 'node:path'
import { engineArguments } from './engines/engineArguments.mjs'
import { findEngine } from './engines/engines.mjs'
import { PROJECT } from './setup/folders.mjs'
import { runToEnd } from './setup/process/runToEnd.mjs'
import { stopOnSignals } from './setup/process/stopOnSignals.mjs'
import { answerHelp } from './setup/process/usage.mjs'

answerHelp(import.meta.url)
stopOnSignals()
const wanted = engineArguments(process.argv.slice(2))
if (wanted.ok) process.exitCode = (await runEngines(wanted)) ? 0 : 1
else {
  console.error(wanted.reason)
  process.exitCode = 1
}

/**
 * @param {import('./engines/engineArguments.mjs').EngineArguments} wanted
 * @returns {Promise<boolean>} whether every engine was there and every test passed
 */
async function runEngines({ names, walks, loads }) {
  const engines = await Promise.all(names.map((name) => findEngine(name)))
  for (const engine of engines) {
    if ('version' in engine) console.log(`${engine.name} ${engine.version} (${engine.path})`)
    else console.error(`${engine.name} is missing: ${engine.reason}. To install: ${engine.install}`)
  }
  const found = engines.filter((engine) => 'version' in engine)
  if (found.length === 0) return false
  const { code } = await runToEnd(
    process.execPath,
    [
      join(PROJECT, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--project=engines',
      '--reporter=verbose',
    ],
    {
      cwd: PROJECT,
      env: {
        ...process.env,
        TEST_ENGINES: found.map(({ name }) => name).join(),
        TEST_WALKS: String(walks),
        TEST_LOADS: String(loads),
      },
      onOutput: (text) => process.stdout.write(text),
    },
  )
  return code === 0 && found.length === engines.length
}

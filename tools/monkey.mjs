// npm run test:monkey [-- --minutes 5 --seed 1 --only owner]
// Uses the shop at random, as a shopper and as the owner: presses, types, goes back, reloads and loses
// the network. Fails when a page crashes or complains, with what was done before. A seed makes the same
// choices, as long as the pages are as fast.
import { join } from 'node:path'
import { PROJECT } from './setup/folders.mjs'
import { runToEnd } from './setup/process/runToEnd.mjs'
import { stopOnSignals } from './setup/process/stopOnSignals.mjs'
import { optionsOf } from './setup/process/usage.mjs'

stopOnSignals()
const { minutes, seed, only } = optionsOf(import.meta.url, {
  minutes: { type: 'string', default: '5' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string', default: 'shopper|owner' },
})
const vitest = join(PROJECT, 'node_modules', 'vitest', 'vitest.mjs')
const { code } = await runToEnd(
  process.execPath,
  [vitest, 'run', '--project=monkey', `--testNamePattern=${only}`],
  {
    cwd: PROJECT,
    env: { ...process.env, MONKEY_MINUTES: minutes, MONKEY_SEED: seed },
    onOutput: (text) => process.stdout.write(text),
  },
)
process.exitCode = code ?? 1

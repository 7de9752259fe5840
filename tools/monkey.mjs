// npm run test:monkey [-- --minutes 5 --seed 1 --only owner --network bad]
// Uses the shop at random, as a shopper and as the owner: presses, types, goes back, reloads and loses
// the network. Fails when a page crashes or logs an error, and prints the preceding actions. A seed
// makes the same choices, as long as the pages are as fast.
//
// With `--network bad`, requests are cut off before or after they reach the server, answers come late,
// broken or from something else, and people also order, measure and take payments. At the end the
// network is good again, the outbox is sent, and what the pages said is compared with the server:
// each confirmed order exists once with the same total, nothing is duplicated, no cart line,
// measurement or payment is lost, and each order's page shows the sum of its payments as received.
import { join } from 'node:path'
import { PROJECT } from './setup/folders.mjs'
import { runToEnd } from './setup/process/runToEnd.mjs'
import { stopOnSignals } from './setup/process/stopOnSignals.mjs'
import { optionsOf } from './setup/process/usage.mjs'

stopOnSignals()
const { minutes, seed, only, network } = optionsOf(import.meta.url, {
  minutes: { type: 'string', default: '5' },
  seed: { type: 'string', default: '1' },
  only: { type: 'string', default: 'shopper|owner' },
  network: { type: 'string', default: 'good' },
})
const vitest = join(PROJECT, 'node_modules', 'vitest', 'vitest.mjs')
const { code } = await runToEnd(
  process.execPath,
  [vitest, 'run', '--project=monkey', `--testNamePattern=${only}`],
  {
    cwd: PROJECT,
    env: {
      ...process.env,
      MONKEY_MINUTES: minutes,
      MONKEY_SEED: seed,
      MONKEY_NETWORK: network,
    },
    onOutput: (text) => process.stdout.write(text),
  },
)
process.exitCode = code ?? 1

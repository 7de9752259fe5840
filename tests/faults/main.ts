import { startProgress } from '#tools/setup/process/progress.mjs'
import { browserPhones } from '#tests/faults/phone/browserPhone.ts'
import { startCampaign, type Campaign } from './campaign.ts'
import { historyOf } from '#tests/faults/model/history.ts'
import { nodePhones } from '#tests/faults/phone/nodePhone.ts'
import type { Program } from '#tests/faults/phone/ownChromium.ts'
import { NAMED_HISTORIES } from '#tests/faults/model/namedHistories.ts'
import { runSeeds } from './runSeeds.ts'

/** Concurrent histories: their phones mostly wait for the server. */
const LANES = 6

type Options = { seed: number; seeds: number; browser: number; program: Program }

/** Runs histories in Node and in Chromium and reports what they found. */
export async function runFaults({ seed, seeds, browser, program }: Options): Promise<boolean> {
  const inNode = await runIn('in Node', seed, seeds, LANES, async () =>
    startCampaign(await nodePhones()),
  )
  const inBrowser = await runIn('in Chromium', seed, browser, 1, async () =>
    startCampaign(await browserPhones(program)),
  )
  return inNode && inBrowser
}

async function runIn(
  where: string,
  first: number,
  count: number,
  lanes: number,
  start: () => Promise<Campaign>,
): Promise<boolean> {
  if (count === 0) return true
  const progress = startProgress(`histories ${where}`)
  const campaign = await start()
  const seeds = Array.from({ length: count }, (_, index) => first + index)
  const onDone = (done: number) => progress.note(`${done} of ${count}`)
  const named = await runNamed(campaign)
  const found = await runSeeds(campaign, { seeds, lanes, onDone })
  await campaign.stop()
  progress.done(`${count} histories, ${found.length} with faults`)
  for (const faults of named) console.log(`\n${faults}`)
  for (const { seed, faults } of found) {
    console.log(`\nseed ${seed}:\n  ${faults.join('\n  ')}`)
    for (const { step, rush } of historyOf(seed))
      console.log(`    ${JSON.stringify(step)}${rush ? ' and at once' : ''}`)
    const flag = where === 'in Node' ? '--seeds 1' : '--seeds 0 --browser 1'
    console.log(`  again: npm run test:faults -- --seed ${seed} ${flag}`)
  }
  return found.length === 0 && named.length === 0
}

/** @returns the findings of the named histories. */
async function runNamed(campaign: Campaign): Promise<string[]> {
  const found: string[] = []
  for (const [name, history] of Object.entries(NAMED_HISTORIES)) {
    const faults = await campaign.run(history)
    if (faults.length > 0) found.push(`${name}:\n  ${faults.join('\n  ')}`)
  }
  return found
}

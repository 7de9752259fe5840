import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCampaign } from '../../faults/campaign.ts'
import type { Campaign } from '../../faults/campaign.ts'
import { MISTAKES, NAMES } from '../../faults/mistakes.ts'
import type { MistakeName } from '../../faults/mistakes.ts'
import { nodePhones } from '../../faults/nodePhone.ts'
import { runSeeds } from '../../faults/runSeeds.ts'

/** More of them: `npm run test:faults -- --seeds 2000`. */
const SEEDS = 20
const FIRST = Number(process.env['SEED'] ?? 1)

/** A history in which each mistake is found. */
const FOUND_IN: Record<MistakeName, number> = {
  'takes silence for a yes': 29,
  'stores each attempt under an id of its own': 2,
  'sends the last first': 5,
  'takes back what may have arrived': 1,
  'never frees what a dead tab held': 21,
  'leaves what was ordered in the cart': 3,
  'sends with whatever sign-in there is': 14,
  'moves on past what it did not keep': 1,
}

let campaign: Campaign

beforeAll(async () => {
  campaign = await startCampaign(await nodePhones())
}, 60_000)
afterAll(() => campaign.stop())

describe('whatever network, tabs and server do', () => {
  test('nothing is lost, doubled, out of order, or sent as somebody else', async () => {
    const seeds = Array.from({ length: SEEDS }, (_, index) => FIRST + index)
    expect(await runSeeds(campaign, { seeds, lanes: 4 })).toEqual([])
  }, 180_000)

  test.for(NAMES)('a shop that %s is found out', { timeout: 60_000 }, async (name) => {
    const faults = await campaign.run(FOUND_IN[name], name)
    expect(faults.join('\n')).toMatch(MISTAKES[name].found)
  })
})

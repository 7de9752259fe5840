import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCampaign, type Campaign } from '#tests/faults/campaign.ts'
import { NAMED_HISTORIES } from '#tests/faults/model/namedHistories.ts'
import { nodePhones } from '#tests/faults/phone/nodePhone.ts'
import { FAULT_NAMES, PLANTED, type FaultName } from '#tests/faults/planted.ts'
import { runSeeds } from '#tests/faults/runSeeds.ts'

/** More of them: `npm run test:faults -- --seeds 2000`. */
const SEEDS = 6
const FIRST = Number(process.env['SEED'] ?? 1)

/**
 * These faults only show between a phone's first pull and the next, and other histories edit the
 * same catalogue: they run first, one at a time, on a fresh server.
 */
const IN_TURN: readonly FaultName[] = [
  'advances the cursor past rows that it did not store',
  'ignores that a product is gone',
  'ignores the epoch of a restored server',
]

let campaign: Campaign

beforeAll(async () => {
  campaign = await startCampaign(await nodePhones())
})
afterAll(() => campaign.stop())

async function findersOf(name: FaultName): Promise<string[]> {
  const faults = await campaign.run(PLANTED[name].history, name)
  return faults.map((fault) => fault.split(': ')[0] ?? '')
}

describe('under any faults of network, tabs and server', () => {
  test.for(IN_TURN)('the oracles find a shop that %s', async (name, { expect }) => {
    expect(await findersOf(name)).toEqual(expect.arrayContaining(PLANTED[name].found))
  })

  test('nothing is lost, duplicated, reordered, or sent as another account', async () => {
    const seeds = Array.from({ length: SEEDS }, (_, index) => FIRST + index)
    expect(await runSeeds(campaign, { seeds, lanes: 4 })).toEqual([])
  })

  test.concurrent.for(Object.entries(NAMED_HISTORIES))('%s', async ([, history], { expect }) => {
    expect(await campaign.run(history)).toEqual([])
  })

  const concurrent = FAULT_NAMES.filter((name) => !IN_TURN.includes(name))
  test.concurrent.for(concurrent)('the oracles find a shop that %s', async (name, { expect }) => {
    expect(await findersOf(name)).toEqual(expect.arrayContaining(PLANTED[name].found))
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCampaign } from '#tests/faults/campaign.ts'
import type { Campaign } from '#tests/faults/campaign.ts'
import { NAMED_HISTORIES } from '#tests/faults/model/namedHistories.ts'
import { nodePhones } from '#tests/faults/phone/nodePhone.ts'
import { FAULT_NAMES, PLANTED } from '#tests/faults/planted.ts'
import { runSeeds } from '#tests/faults/runSeeds.ts'

/** More of them: `npm run test:faults -- --seeds 2000`. */
const SEEDS = 6
const FIRST = Number(process.env['SEED'] ?? 1)

let campaign: Campaign

beforeAll(async () => {
  campaign = await startCampaign(await nodePhones())
})
afterAll(() => campaign.stop())

describe('whatever network, tabs and server do', () => {
  test('nothing is lost, doubled, out of order, or sent as somebody else', async () => {
    const seeds = Array.from({ length: SEEDS }, (_, index) => FIRST + index)
    expect(await runSeeds(campaign, { seeds, lanes: 4 })).toEqual([])
  })

  test.concurrent.for(Object.entries(NAMED_HISTORIES))('%s', async ([, history], { expect }) => {
    expect(await campaign.run(history)).toEqual([])
  })

  test.concurrent.for(FAULT_NAMES)('a shop that %s is found out', async (name, { expect }) => {
    const faults = await campaign.run(PLANTED[name].history, name)
    const finders = faults.map((fault) => fault.split(': ')[0])
    expect(finders).toEqual(expect.arrayContaining(PLANTED[name].found))
  })
})

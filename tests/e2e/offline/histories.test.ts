import { expect, test } from 'vitest'
import { browserPhones } from '#tests/faults/phone/browserPhone.ts'
import { startCampaign } from '#tests/faults/campaign.ts'
import { runSeeds } from '#tests/faults/runSeeds.ts'
import { findChromium } from '#tools/setup/chromium/chromium.mjs'

/** One with a browser that is killed among them; more: `npm run test:faults -- --browser 20`. */
const SEEDS = [1, 2]

test('Nothing is lost, duplicated or reordered between the tabs of a real Chromium', async () => {
  const program = await findChromium()
  if (!program.found) throw new Error('there is no Chromium')
  const campaign = await startCampaign(await browserPhones(program))
  try {
    expect(await runSeeds(campaign, { seeds: SEEDS, lanes: 1 })).toEqual([])
  } finally {
    await campaign.stop()
  }
})

import { startCampaign } from './campaign.ts'
import { nodePhones } from './nodePhone.ts'
import { runSeeds } from './runSeeds.ts'
import { historyOf } from './history.ts'
import { FAULT_NAMES, PLANTED } from './planted.ts'
process.on('unhandledRejection', (e) => console.log('UNHANDLED', e))
export async function tryOut([what, a, b]: string[]) {
  const campaign = await startCampaign(await nodePhones())
  const t = performance.now()
  if (what === 'seeds') {
    const seeds = Array.from({ length: Number(b) }, (_, i) => Number(a) + i)
    const found = await runSeeds(campaign, { seeds, lanes: 6 })
    for (const one of found) {
      console.log(one.seed, one.faults)
    }
    console.log(found.length, 'of', b, 'found', (performance.now() - t) / 1000)
  }
  if (what === 'show') {
    for (const { step, rush } of historyOf(Number(a)))
      console.log(JSON.stringify(step), rush ? 'and at once' : '')
    for (let i = 0; i < Number(b ?? 1); i += 1) console.log(await campaign.run(Number(a)))
  }
  if (what === 'planted') {
    for (const name of FAULT_NAMES)
      console.log(name, await campaign.run(PLANTED[name].history, name))
  }
  if (what === 'hunt') {
    for (const name of FAULT_NAMES) {
      let seed = 0
      let faults: string[] = []
      const t1 = performance.now()
      while (faults.length === 0 && seed < Number(a)) faults = await campaign.run((seed += 1), name)
      console.log(name, '|', seed, faults.slice(0, 3), ((performance.now() - t1) / 1000).toFixed(1))
    }
  }
  await campaign.stop()
}

import { startCampaign } from './campaign.ts'
import { nodePhones } from './nodePhone.ts'
import { PLANTED } from './planted.ts'
import type { FaultName } from './planted.ts'
export async function tryOut(names: string[]) {
  const make = await nodePhones()
  const campaign = await startCampaign(async (...given) => {
    const phone = await make(...given)
    return {
      ...phone,
      settle: async () => {
        await phone.settle()
        const r = await phone.look()
        void (JSON.stringify({ w: r?.waiting, l: r?.likes }))
      },
    }
  })
  for (const name of Object.keys(PLANTED) as FaultName[]) {
    if (!names.some((n) => name.includes(n))) continue
    console.log(name, await campaign.run(PLANTED[name].history, name))
  }
  await campaign.stop()
}

import { startFaultProxy } from '../harness/faultProxy.ts'
import { frontDoor } from '../harness/frontDoor.ts'
import { startShop } from '../harness/shopServer.ts'
import { historyOf } from './history.ts'
import type { History } from './history.ts'
import type { People } from './house.ts'
import { isForeign, openHouse } from './house.ts'
import { judge } from './judge.ts'
import { MISTAKES } from './mistakes.ts'
import type { MistakeName } from './mistakes.ts'
import type { Phone } from './phone.ts'
import { play } from './play.ts'

export type Campaign = {
  /**
   * Lets the history of a seed happen; nothing comes back when all is as it should be. With a mistake
   * its own history happens instead.
   */
  run: (seed: number, mistake?: MistakeName) => Promise<string[]>
  stop: () => Promise<void>
}

/** Makes a phone that opens the shop at that address. */
export type MakePhone = (origin: string, seed: number, mistake?: MistakeName) => Promise<Phone>

/** A real server behind a network that can be spoiled; several histories may run at a time. */
export async function startCampaign(makePhone: MakePhone): Promise<Campaign> {
  const shop = await startShop({ folders: await frontDoor() })
  const house = await openHouse(shop)
  const free: People[] = []
  let runs = 0
  return {
    async run(seed, mistake) {
      const foreign: string[] = []
      const proxy = await startFaultProxy(shop.url, (sent) => {
        if (isForeign(sent)) foreign.push(sent.path)
      })
      const name = `s${seed}r${(runs += 1)}`
      const people = free.pop() ?? (await house.newPeople())
      const phone = await makePhone(proxy.url, seed, mistake)
      try {
        const world = { phone, proxy, shop, house, people, run: name, foreign }
        return judge(await play(historyFor(seed, mistake), world))
      } finally {
        await phone.close()
        await proxy.stop()
        await house.clear(people)
        free.push(people)
      }
    },
    stop: () => shop.stop(),
  }
}

/** A mistake has a history of its own that suffers from it. */
function historyFor(seed: number, mistake?: MistakeName): History {
  if (!mistake) return historyOf(seed)
  return MISTAKES[mistake].history.map((step) => ({ step, rush: false }))
}

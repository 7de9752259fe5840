import { recordId } from '#domain/identity.ts'
import type { FaultProxy } from '../harness/faultProxy.ts'
import type { Shop } from '../harness/shopServer.ts'
import { finish } from './finish.ts'
import type { History, Step } from './history.ts'
import type { House, People } from './house.ts'
import type { Phone } from './phone.ts'
import type { Deed, Story } from './story.ts'
import type { Act } from './tab.ts'

export type World = {
  phone: Phone
  proxy: FaultProxy
  shop: Pick<Shop, 'crash' | 'restart'>
  house: House
  people: People
  /** Names this run of the history; no other run has it. */
  run: string
  foreign: string[]
}

const FAULTY = { path: /^\/api\// }
const LONG_MS = 7 * 24 * 60 * 60 * 1000

/** Lets a history happen to a phone, then lets all be well again, and tells what it came to. */
export async function play(history: History, world: World): Promise<Story> {
  const { phone, proxy, shop, house, people } = world
  const deeds: Deed[] = []
  const longWaits: number[] = []
  const cancelled = new Set<string>()
  let user = ''
  let serverDown = false

  function follow(tab: number, wish: Act, deed?: Deed): void {
    void phone.act(tab, wish).then((told) => {
      if (told?.what === 'cancelled') cancelled.add(told.id)
      if (!deed || !told) return
      if (told.what === 'refused') deed.told = 'refused'
      if (told.what === 'kept') Object.assign(deed, { told: 'kept', id: told.id, keptAt: moment() })
    })
  }

  let at = 0
  let moments = 0
  /** Later than any before, also within one step. */
  const moment = () => (moments += 1)

  async function take(step: Step): Promise<void> {
    switch (step.do) {
      case 'place': {
        await phone.open(step.tab)
        // Without an account the shop offers no tailoring, and keeps no set or liking anywhere else.
        if (user === '' && ['tailoring', 'measurements', 'preferences'].includes(step.kind)) return
        // A line that was just put into the cart has quantity 1 and is nobody's yet.
        const mark = deeds.length + 2
        const label = `${world.run}x${mark}x`
        const { kind, flaw } = step
        const owner = kind === 'appointment' || kind === 'subscriber' ? '' : user
        const sound = kind === 'order' || (flaw === 'field' && kind !== 'subscriber')
        const deed: Deed = {
          ...{ mark, label, kind, user: owner, flaw: sound ? flaw : 'none', told: undefined },
          ...{ id: undefined, cancelled: false, begunAt: moment(), keptAt: Infinity },
        }
        deeds.push(deed)
        return follow(step.tab, { do: 'place', ...{ kind, mark, label, id: newId(), flaw } }, deed)
      }
      case 'orderAgain': {
        const open = deeds.filter(({ kind, told }) => kind === 'order' && told === undefined)
        const deed = open[step.nth]
        if (!deed || deed.user !== user || deed.flaw !== 'none') return
        await phone.open(step.tab)
        const { mark, label } = deed
        return follow(step.tab, { do: 'orderAgain', mark, label, id: newId() }, deed)
      }
      case 'cancel':
        return follow(step.tab, { do: 'cancelFirst', nth: step.nth })
      case 'sendNow':
        return follow(step.tab, { do: 'sendNow' })
      case 'open':
        return phone.open(step.tab)
      case 'freeze':
        return phone.freeze(step.tab)
      case 'thaw':
        return phone.thaw(step.tab)
      case 'kill':
        return phone.kill(step.tab, step.after)
      case 'killBrowser':
        return phone.killBrowser()
      case 'cutRealtime':
        return void proxy.cutRealtime()
      case 'killServer':
        serverDown = true
        return shop.crash()
      case 'startServer':
        if (serverDown) await shop.restart()
        serverDown = false
        return
      case 'network':
        return proxy.spoil(step.fault, FAULTY, step.times)
      case 'airplane':
        return phone.airplane(step.on)
      case 'signIn':
        user = people[step.who - 1]?.person.id ?? ''
        return phone.signIn(people[step.who - 1]?.saved)
      case 'edit':
        return serverDown ? undefined : house.edit(step.product, `${world.run} ${at}`)
      case 'wait':
        if (step.ms > LONG_MS) longWaits.push(moment())
        return phone.wait(step.ms)
    }
  }

  await phone.open(0)
  for (const { step, rush } of history) {
    at += 1
    await take(step)
    if (!rush) await phone.settle()
  }
  if (serverDown) await shop.restart()
  const end = await finish(world, user)
  for (const deed of deeds) deed.cancelled = deed.id !== undefined && cancelled.has(deed.id)
  return { deeds, longWaits, foreign: world.foreign, askedWithin: phone.askedWithin, ...end }
}

let count = 0

function newId(): string {
  count += 1
  return recordId(Date.now(), Uint8Array.of(count, count >> 8, count >> 16, 4, 5, 6, 7))
}

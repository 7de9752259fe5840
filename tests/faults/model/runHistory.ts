import type { FaultProxy } from '#tests/harness/network/faultProxy.ts'
import { finish } from './finish.ts'
import type { OwnerView, People } from './ownerView.ts'
import { ledger } from './ledger.ts'
import type { Phone } from '#tests/faults/phone/phone.ts'
import type { Restorable } from './restorable.ts'
import { SECOND_PHONE, type History, type Step } from './step.ts'
import type { Outcome } from './outcome.ts'

/** A phone, its network connection, and who is signed in on it: an account's id, or empty. */
export type Device = { phone: Phone; proxy: FaultProxy; user: string }

export type World = {
  /** The devices in use so far. */
  devices: readonly Device[]
  newDevice: () => Promise<Device>
  server: Restorable
  ownerView: OwnerView
  people: People
  /** A unique label for this run of the history. */
  run: string
  foreign: string[]
  overlapping: string[]
  /** Called when a step begins. */
  onStep: (step: number) => void
}

const FAULTY = { path: /^\/api\// }
/** A wait counts as this many steps. */
const WAIT_STEPS = 100
const SENT_WITHIN_MS = 3000
const LONG_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Plays a history on one or two phones, then ends all faults and lets them recover, and returns the
 * outcome.
 */
export async function runHistory(history: History, world: World): Promise<Outcome> {
  const { server, ownerView, people, devices } = world
  const written = ledger(world.run)
  const longWaits: number[] = []
  const rolledBack = new Set<string>()
  let offline = false
  let serverDown = false
  let at = 0
  let sendsBefore = 0

  async function deviceOf(tab: number): Promise<Device> {
    const index = tab < SECOND_PHONE ? 0 : 1
    while (devices.length <= index) await bringDevice()
    const device = devices[index]
    if (!device) throw new Error('there is no such phone')
    return device
  }

  async function bringDevice(): Promise<void> {
    const isSecond = devices.length > 0
    const device = await world.newDevice()
    if (offline) await device.phone.airplane(true)
    if (isSecond) await signIn(device, 1)
  }

  async function signIn(device: Device, who: number): Promise<void> {
    const one = people[who - 1]
    device.user = one?.person.id ?? ''
    await device.phone.signIn(one?.saved)
  }

  const everyPhone = (work: (device: Device) => unknown) => Promise.all(devices.map(work))

  async function restore(): Promise<void> {
    const before = await ownerView.stored(world.run)
    if (!(await server.restore())) return
    const left = new Set((await ownerView.stored(world.run)).map(({ id }) => id))
    for (const { id, label, lines } of before)
      if (!left.has(id)) for (const lost of [id, label, ...lines]) rolledBack.add(lost)
  }

  async function perform(step: Step): Promise<void> {
    const device = await deviceOf('tab' in step ? step.tab : 0)
    const { phone } = device
    const tab = 'tab' in step ? step.tab % SECOND_PHONE : 0
    switch (step.do) {
      case 'open':
        return phone.open(tab)
      case 'freeze':
        return phone.freeze(tab)
      case 'thaw':
        return phone.thaw(tab)
      case 'kill':
        return phone.kill(tab, step.after)
      case 'full':
        return phone.fill(tab, step.after, step.times)
      case 'killBrowser':
        return phone.killBrowser()
      case 'cutRealtime':
        return void device.proxy.cutRealtime()
      case 'killServer':
        serverDown = true
        return server.crash()
      case 'startServer':
        if (serverDown) await server.restart()
        serverDown = false
        return
      case 'backup':
        return server.backup()
      case 'restore':
        return restore()
      case 'network':
        await everyPhone(({ proxy }) =>
          proxy.spoil(step.fault, { ...FAULTY, ...methodOf(step) }, step.times),
        )
        return
      case 'airplane':
        offline = step.on
        await everyPhone((one) => one.phone.airplane(step.on))
        return
      case 'signIn':
        return signIn(device, step.who)
      case 'edit':
        return serverDown ? undefined : ownerView.edit(step.product, `${world.run} ${at}`)
      case 'shelve':
        return serverDown ? undefined : ownerView.shelve(step.product, step.shown)
      case 'wait':
        if (step.ms > LONG_MS) longWaits.push(written.moment())
        await everyPhone((one) => one.phone.wait(step.ms))
        return
      case 'pause':
        return new Promise((resolve) => setTimeout(resolve, step.ms))
      case 'untilSent':
        return untilSent(device.proxy)
      default: {
        // With no tab open there is nothing to tap: only actions that start in a page open one.
        if (step.do !== 'cancel' && step.do !== 'sendNow') await phone.open(tab)
        return written.ask(step, { device, tab, index: devices.indexOf(device) })
      }
    }
  }

  async function untilSent({ seen }: FaultProxy): Promise<void> {
    const giveUpAt = performance.now() + SENT_WITHIN_MS
    while (countSends(seen) === sendsBefore && performance.now() < giveUpAt)
      await new Promise((resolve) => setTimeout(resolve, 5))
  }

  await (await deviceOf(0)).phone.open(0)
  for (const { step, rush } of history) {
    world.onStep((at += step.do === 'wait' ? WAIT_STEPS : 1))
    if (step.do !== 'untilSent') sendsBefore = countSends(devices[0]?.proxy.seen ?? [])
    await perform(step)
    if (rush) continue
    await everyPhone(({ phone }) => phone.settle())
    for (const [index, { phone }] of devices.entries()) written.note(await phone.look(), index)
  }
  if (serverDown) await server.restart()
  world.onStep((at += WAIT_STEPS))
  const end = await finish(world)
  const { foreign, overlapping } = world
  const refused = devices.flatMap(({ proxy }) => proxy.refused.map(idIn))
  const askedWithin = devices.flatMap(({ phone }) => phone.askedWithin)
  return {
    ...written.outcome(),
    rolledBack,
    longWaits,
    refused: new Set(refused),
    foreign,
    overlapping,
    askedWithin,
    ...end,
  }
}

function methodOf({ method }: Extract<Step, { do: 'network' }>): { method?: string } {
  return method ? { method } : {}
}

/** The id of the record that a request wanted to store; empty without one. */
function idIn(body: string): string {
  return /"id":"(\w+)"/.exec(body)?.[1] ?? ''
}

function countSends(seen: FaultProxy['seen']): number {
  return seen.filter(({ method }) => method === 'POST').length
}

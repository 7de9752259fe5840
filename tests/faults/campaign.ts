import { startFaultProxy, type ForwardedRequest } from '#tests/harness/network/faultProxy.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { startShop } from '#tests/harness/server/shopServer.ts'
import { historyOf, needsServerAlone } from '#tests/faults/model/history.ts'
import { isForeign, openOwnerView, type People } from '#tests/faults/model/ownerView.ts'
import { checkOutcome } from '#tests/faults/oracles/oracles.ts'
import { overlaps } from '#tests/faults/model/overlaps.ts'
import type { Phone } from '#tests/faults/phone/phone.ts'
import type { FaultName } from './planted.ts'
import { runHistory, type Device } from '#tests/faults/model/runHistory.ts'
import { restorable } from '#tests/faults/model/restorable.ts'
import type { History } from '#tests/faults/model/step.ts'

export type Campaign = {
  /**
   * Plays a history, or that of a seed, and returns what is wrong: empty when nothing is. The
   * phones may have a planted fault.
   */
  run: (history: History | number, fault?: FaultName) => Promise<string[]>
  stop: () => Promise<void>
}

/** Creates a phone that opens the shop at that origin. */
export type MakePhone = (origin: string, seed: number, fault?: FaultName) => Promise<Phone>

type ShopOptions = NonNullable<Parameters<typeof startShop>[0]>

/**
 * A real server behind a network with injectable faults; several histories may run concurrently.
 */
export async function startCampaign(
  makePhone: MakePhone,
  options: ShopOptions = {},
): Promise<Campaign> {
  const folders = { ...(await minimalSite()), ...options.folders }
  const shop = await startShop({ ...options, folders })
  const ownerView = await openOwnerView(shop)
  const server = restorable(shop)
  const free: People[] = []
  const inTurn = sharedExclusiveLock()
  let runs = 0

  async function newDevice(
    seed: number,
    onSent: (sent: ForwardedRequest) => void,
    fault?: FaultName,
  ) {
    const proxy = await startFaultProxy(shop.url, onSent)
    const phone = await makePhone(proxy.url, seed, fault)
    return { phone, proxy, user: '' } satisfies Device
  }

  async function run(history: History, seed: number, fault?: FaultName): Promise<string[]> {
    const foreign: string[] = []
    const overlapping: string[] = []
    const devices: Device[] = []
    const people = free.pop() ?? (await ownerView.newPeople())
    let at = 0
    const world = {
      server,
      ownerView,
      people,
      foreign,
      overlapping,
      devices,
      run: `s${seed}r${(runs += 1)}`,
      newDevice: async () => {
        const watch = overlaps(() => at)
        const onSent = (sent: ForwardedRequest) => {
          if (isForeign(sent)) foreign.push(sent.path)
          if (watch(sent)) overlapping.push(sent.path)
        }
        const device = await newDevice(seed + devices.length, onSent, fault)
        devices.push(device)
        return device
      },
      onStep: (step: number) => void (at = step),
    }
    try {
      return checkOutcome(await runHistory(history, world))
    } finally {
      for (const { phone, proxy } of devices) {
        await phone.close()
        await proxy.stop()
      }
      await ownerView.clear(people)
      free.push(people)
    }
  }

  return {
    run(given, fault) {
      const [history, seed] = typeof given === 'number' ? [historyOf(given), given] : [given, 1]
      return inTurn(needsServerAlone(history), () => run(history, seed, fault))
    },
    stop: () => shop.stop(),
  }
}

type Turns = <Value>(alone: boolean, work: () => Promise<Value>) => Promise<Value>

/** A shared/exclusive lock: exclusive work waits for all running work, and blocks later work. */
function sharedExclusiveLock(): Turns {
  let lastAlone: Promise<unknown> = Promise.resolve()
  let together: Promise<unknown>[] = []
  return (alone, work) => {
    const before = alone ? [lastAlone, ...together] : [lastAlone]
    const turn = Promise.allSettled(before).then(work)
    if (!alone) together.push(turn)
    else [lastAlone, together] = [turn, []]
    return turn
  }
}

import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { tablesOf } from '#data/storage/connect.ts'
import { startClock } from './clock.ts'
import type { MakePhone } from '#tests/faults/campaign.ts'
import { openNodeTab, type NodeTab } from './nodeTab.ts'
import type { Phone } from './phone.ts'
import { phoneLocks } from './phoneLocks.ts'
import type { FaultName } from '#tests/faults/planted.ts'
import { randomOf } from './random.ts'
import { reportOf, type Report } from '#tests/faults/report.ts'
import { tabScript } from './tabScript.ts'

const AUTH_KEY = 'darzi_shopper'

/** Turns of Node's event loop without activity after which everything counts as idle. */
const QUIET_TURNS = 60

/** The virtual time that settling a step takes: covers pauses between sends, not retry backoff. */
const STEP_MS = 700

/** How long to wait for a response while some never come. */
const PENDING_MS = 250

/** The same once all are known to come, for a machine on which everything takes long. */
const TRUSTING_MS = 20_000

/** For longer waits the phone sleeps instead. */
const AWAKE_MS = 60_000

/**
 * Phones whose tabs run in this process, on virtual clocks: a week passes in no time. All have the
 * same script.
 */
export async function nodePhones(): Promise<MakePhone> {
  const script = await tabScript('node')
  return async (origin, seed, fault) => nodePhone(script, origin, seed, fault)
}

function nodePhone(script: string, origin: string, seed: number, fault?: FaultName): Phone {
  const clock = startClock(Date.now())
  const indexedDB = new IDBFactory()
  const storage = new Map<string, string>()
  const locks = phoneLocks()
  const random = randomOf(seed)
  const askedWithin: string[] = []
  const tabs = new Map<number, NodeTab>()
  let offline = false
  let opened = 0
  let patienceMs = PENDING_MS

  function everyone(event: () => Event, except?: NodeTab): void {
    for (const tab of tabs.values()) if (tab !== except) tab.tell(event())
  }

  async function open(slot: number): Promise<void> {
    if (tabs.has(slot)) return
    const number = (opened += 1)
    const tab: NodeTab = openNodeTab(script, {
      clock,
      origin,
      indexedDB,
      storage,
      random,
      fault,
      locks: locks.of(number),
      isOffline: () => offline,
      patienceMs: () => patienceMs,
      onStored: (key) => everyone(() => Object.assign(new Event('storage'), { key }), tab),
      onAskedWithin: (address) => askedWithin.push(address),
      onDied: () => {
        locks.release(number)
        if (tabs.get(slot) === tab) tabs.delete(slot)
      },
    })
    tabs.set(slot, tab)
  }

  async function rest(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      if (![...tabs.values()].some((tab) => tab.isBusy())) continue
      quiet = 0
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  }

  async function pass(ms: number): Promise<void> {
    const end = clock.now() + ms
    await rest()
    while (clock.runNext(end)) await rest()
    clock.jump(end)
  }

  /** Reads the storage directly, which neither sends nor counts as an access. */
  async function look(): Promise<Report | undefined> {
    const dexie = new Dexie('darzi', { indexedDB, IDBKeyRange })
    try {
      return await reportOf(tablesOf(await dexie.open()))
    } catch (error) {
      if (error instanceof Dexie.NoSuchDatabaseError) return undefined
      throw error
    } finally {
      dexie.close()
    }
  }

  return {
    askedWithin,
    look,
    open,
    isOpen: (slot) => tabs.has(slot),
    act: (slot, wish) => tabs.get(slot)?.act(wish) ?? Promise.resolve(undefined),
    kill: async (slot, after) => tabs.get(slot)?.killAfter(after),
    fill: async (slot, after, times) => tabs.get(slot)?.fill(after, times),
    killBrowser: async () => {
      for (const tab of [...tabs.values()]) tab.killAfter(0)
    },
    freeze: async (slot) => tabs.get(slot)?.freeze(),
    thaw: async (slot) => tabs.get(slot)?.thaw(),
    airplane: async (on) => {
      offline = on
      everyone(() => new Event(on ? 'offline' : 'online'))
    },
    signIn: async (saved) => {
      if (saved === undefined) storage.delete(AUTH_KEY)
      else storage.set(AUTH_KEY, saved)
      everyone(() => Object.assign(new Event('storage'), { key: AUTH_KEY }))
    },
    wait: async (ms) => {
      if (ms > AWAKE_MS) clock.jump(clock.now() + ms)
      await pass(ms > AWAKE_MS ? STEP_MS : ms)
    },
    trust: () => void (patienceMs = TRUSTING_MS),
    settle: () => pass(STEP_MS),
    close: async () => {
      for (const tab of [...tabs.values()]) tab.killAfter(0)
    },
  }
}

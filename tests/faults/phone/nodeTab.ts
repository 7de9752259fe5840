import { runInThisContext } from 'node:vm'
import { Dexie, liveQuery, type DBCore, type DBCoreTable } from 'dexie'
import { IDBKeyRange } from 'fake-indexeddb'
import { dateBy, type Clock } from './clock.ts'
import type { FaultName } from '#tests/faults/planted.ts'
import type { TabCommand, TabReply } from './tab.ts'

/** State that a tab shares with the others of its phone. */
export type Shared = {
  clock: Clock
  origin: string
  indexedDB: IDBFactory
  storage: Map<string, string>
  /** Web Locks, as seen by this tab. */
  locks: object
  isOffline: () => boolean
  /** How long a request made now may hold up the next step. */
  patienceMs: () => number
  random: () => number
  /** Called on a write to local storage: the other tabs get the event. */
  onStored: (key: string) => void
  onDied: () => void
  /** Called on a network request while a transaction was waiting for it. */
  onAskedWithin: (address: string) => void
  /** The planted fault of this phone. */
  fault: FaultName | undefined
}

/**
 * One tab of a phone, run in Node: the shop's script with its own module state, which can die at
 * any access to storage or network.
 */
export function openNodeTab(script: string, shared: Shared) {
  const { clock, storage } = shared
  const page = new EventTarget()
  const connections: Dexie[] = []
  const open = new Set<IDBTransaction>()
  const asking = new Map<AbortController, number>()
  let left = Infinity
  let roomFor = Infinity
  let refusals = 0
  let dead = false
  let frozen: (() => void)[] | undefined
  let gone = () => {}
  const death = new Promise<undefined>((resolve) => (gone = () => resolve(undefined)))

  function die(): void {
    if (dead) return
    dead = true
    for (const controller of asking.keys()) controller.abort()
    for (const transaction of open) abort(transaction)
    for (const connection of connections) connection.close()
    gone()
    shared.onDied()
  }

  /** Counts an access; the tab may die at it. */
  function touch(): boolean {
    left -= 1
    if (left < 0) die()
    return !dead
  }

  /** Whether this write fails because the device is full. */
  function isFull(): boolean {
    roomFor -= 1
    if (roomFor >= 0 || refusals === 0) return false
    refusals -= 1
    return true
  }

  /** Runs when the tab is awake; never if it is dead. */
  function awake(run: () => void): void {
    if (dead) return
    if (frozen) frozen.push(run)
    else run()
  }

  async function tabFetch(address: string, init: RequestInit = {}): Promise<Response> {
    if (!touch()) return new Promise(() => {})
    if (Dexie.currentTransaction) shared.onAskedWithin(address)
    if (shared.isOffline()) throw new TypeError('Failed to fetch')
    const controller = new AbortController()
    const stop = () => controller.abort(init.signal?.reason)
    init.signal?.addEventListener('abort', stop)
    asking.set(controller, performance.now() + shared.patienceMs())
    const { signal } = controller
    const answer = await received(fetch(address, { ...init, signal }))
    await new Promise<void>((resolve) => awake(() => touch() && resolve()))
    asking.delete(controller)
    if ('error' in answer) throw answer.error
    return answer.response
  }

  function TabDexie(name: string, options: object): Dexie {
    if (dead) throw new Error('this tab is dead')
    const made = new Dexie(name, { ...options, indexedDB: shared.indexedDB, IDBKeyRange })
    connections.push(made)
    return made.use({ stack: 'dbcore', create: watched })
  }

  function watched(down: DBCore): DBCore {
    const transaction: DBCore['transaction'] = (...given) => {
      if (!touch()) throw new Error('this tab is dead')
      const made = down.transaction(...given)
      const idb = made as unknown as IDBTransaction
      open.add(idb)
      for (const end of ['complete', 'abort', 'error'])
        idb.addEventListener(end, () => open.delete(idb))
      return made
    }
    return { ...down, transaction, table: (name) => watchedTable(down.table(name)) }
  }

  function watchedTable(table: DBCoreTable): DBCoreTable {
    return {
      ...table,
      mutate: (request) => {
        touch()
        return isFull() ? Promise.reject(noRoom()) : table.mutate(request)
      },
    }
  }

  const world = {
    ...timers(clock, awake),
    navigator: {
      // Every file of the shop is on the phone.
      serviceWorker: { controller: {} },
      get onLine() {
        return !shared.isOffline()
      },
      locks: shared.locks,
    },
    location: new URL(shared.origin),
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem(key: string, text: string) {
        if (dead) return
        storage.set(key, text)
        shared.onStored(key)
      },
      removeItem(key: string) {
        if (dead) return
        storage.delete(key)
        shared.onStored(key)
      },
    },
    caches: { keys: () => Promise.resolve([]), delete: () => Promise.resolve(false) },
    document: Object.assign(new EventTarget(), {
      visibilityState: 'visible',
      readyState: 'complete',
    }),
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
    Date: dateBy(clock),
    Math: Object.assign(Object.create(Math), { random: shared.random }) as Math,
    fetch: tabFetch,
    // Realtime never connects here; Chromium's tabs have the real one.
    EventSource: function NoNews() {
      return Object.assign(new EventTarget(), { close: () => {} })
    },
    dexieOfThePhone: { Dexie: TabDexie, liveQuery },
    plantedFault: shared.fault,
  }
  const self: object = Object.setPrototypeOf({ ...world }, globalThis) as object
  const { runCommand } = run(script, { ...world, self, window: self, globalThis: self })

  return {
    act: (wish: TabCommand) =>
      Promise.race([runCommand(wish), death]).catch((error: unknown) => {
        if (dead) return undefined
        throw error
      }),
    isDead: () => dead,
    isFrozen: () => frozen !== undefined,
    isBusy: () =>
      open.size > 0 || (!frozen && [...asking.values()].some((until) => performance.now() < until)),
    killAfter: (touches: number) => {
      left = touches
      if (touches === 0) die()
    },
    fill(writes: number, times: number) {
      roomFor = writes
      refusals = times
    },
    freeze: () => void (frozen ??= []),
    thaw() {
      const held = frozen ?? []
      frozen = undefined
      for (const run of held) awake(run)
    },
    tell: (event: Event) => awake(() => void page.dispatchEvent(event)),
  }
}

export type NodeTab = ReturnType<typeof openNodeTab>

/** Runs the script with its own bindings for the globals that it would share with this process. */
function run(script: string, names: Record<string, unknown>) {
  const wrapped = `(function (${Object.keys(names).join(', ')}) { ${script}\nreturn tab })`
  const made = runInThisContext(wrapped) as (...values: unknown[]) => {
    runCommand: (wish: TabCommand) => Promise<TabReply>
  }
  return made(...Object.values(names))
}

function timers(clock: Clock, awake: (run: () => void) => void) {
  const set = (work: () => void, delayMs?: number) => clock.set(() => awake(work), delayMs)
  const timeout = (delayMs: number) => {
    const controller = new AbortController()
    clock.set(() => controller.abort(new DOMException('Too late.', 'TimeoutError')), delayMs)
    return controller.signal
  }
  return {
    setTimeout: set,
    clearTimeout: clock.clear,
    AbortSignal: { timeout, any: AbortSignal.any.bind(AbortSignal) },
  }
}

/**
 * The whole response body; a truncated one is read as far as it came, then fails, as in a browser.
 */
async function received(
  asked: Promise<Response>,
): Promise<{ response: Response } | { error: unknown }> {
  try {
    const { status, headers, body } = await asked
    const parts: Uint8Array[] = []
    let broken: unknown
    try {
      for await (const part of body ?? []) parts.push(part)
    } catch (error) {
      broken = error
    }
    const whole = new ReadableStream<Uint8Array>({
      start(stream) {
        for (const part of parts) stream.enqueue(part)
        if (broken) stream.error(broken)
        else stream.close()
      },
    })
    const bare = status === 204 || status === 304
    return { response: new Response(bare ? null : whole, { status, headers }) }
  } catch (error) {
    return { error }
  }
}

/** A browser's QuotaExceededError. */
function noRoom(): Error {
  return Object.assign(new Error('no room'), { name: 'QuotaExceededError' })
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It had ended already.
  }
}

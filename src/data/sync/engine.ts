import {
  connection,
  markUnreachable,
  onReconnect,
  isNavigatorOffline,
} from '#data/server/connection.ts'
import type * as Engine from './engine.lazy.ts'
import { ping, pollUntilReachable } from '#data/server/reachability.ts'
import { adminAuth, shopperAuth } from '#data/auth/savedAuth.ts'
import { hasLocalData, onFirstLocalData } from '#data/storage/localData.ts'
import { whenIdle, whenSettled } from '#data/live/whenIdle.ts'

let started = false

/** How often a visible page without the engine, and so without realtime, fetches the settings. */
const SHOP_EVERY_MS = 45_000

/** Whether this device has local data or a session, and so something to send or fetch. */
let wanted = false

/** The lazily loaded part, which a device without local data never loads. */
let running: Promise<typeof Engine> | undefined

/**
 * Starts the background work: sending, fetching, and tracking whether the server is reachable. On a
 * device without local data, the engine is loaded only at the first use of the database.
 * Idempotent, and independent of any component.
 */
export function startEngine(): void {
  if (started) return
  started = true
  listenToTheDevice()
  if (hasLocalData() || shopperAuth.current() || adminAuth.current()) whenIdle(() => void run())
  else onFirstLocalData(() => whenSettled(() => void run()))
}

/**
 * Loads and runs the engine. Chromium up to 155 or so remembers that a module could not be fetched
 * until the page is loaded again. So nothing is requested while it cannot arrive; and after a
 * failure it is requested again until it has loaded, or until the page may reload
 * (`reloadOnMissingChunk`).
 */
async function run(): Promise<typeof Engine | undefined> {
  wanted = true
  if (isNavigatorOffline() && !hasWorker()) return undefined
  running ??= import('./engine.lazy.ts').then((engine) => {
    engine.runEngine()
    return engine
  })
  try {
    return await running
  } catch {
    running = undefined
    runLater()
    return undefined
  }
}

/** Whether a service worker controls this page; its cache has every file. */
function hasWorker(): boolean {
  const { navigator } = globalThis
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

/** Retrying is cheap: an import that the browser remembers as failed causes no request. */
const RETRY_MS = 5000

let timer: ReturnType<typeof setTimeout> | undefined

function runLater(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void run(), RETRY_MS)
}

/** On events that may change reachability: ping, then send and fetch. */
function listenToTheDevice(): void {
  addEventListener('offline', markUnreachable)
  addEventListener('online', () => void pingAndSync())
  addEventListener('pageshow', (event) => {
    if (event.persisted) void pingAndSync()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    if (wanted || connection.current() !== 'online') void pingAndSync()
  })
  if (isNavigatorOffline()) markUnreachable()
  pollUntilReachable()
  setInterval(() => {
    if (wanted || connection.current() !== 'online') return
    if (document.visibilityState === 'visible') void fetchShop()
  }, SHOP_EVERY_MS)
  onReconnect(() => {
    if (wanted) void run()
  })
}

/** Pings the server and, if it responds, sends and fetches. */
async function pingAndSync(): Promise<void> {
  if (!(await ping()) || !wanted) return
  await (await run())?.syncNow()
}

/** If the chunk cannot be fetched, the next round tries again. */
async function fetchShop(): Promise<void> {
  const chunk = await import('#data/shop/refreshShop.ts').catch(() => undefined)
  await chunk?.refreshShop()
}

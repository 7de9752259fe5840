import {
  connection,
  markUnreachable,
  onReconnect,
  isNavigatorOffline,
} from '#data/server/connection.ts'
import type * as Engine from './engine.lazy.ts'
import { ping, pollUntilReachable } from '#data/server/reachability.ts'
import { adminAuth, shopperAuth } from '#data/server/savedAuth.ts'
import { hasLocalData, onFirstLocalData } from '#data/storage/localData.ts'
import { whenIdle, whenSettled } from '#data/live/whenIdle.ts'

let started = false

/** Whether this device keeps something, and so has something to send or to fetch. */
let wanted = false

/** What it runs on, which a device that keeps nothing never loads. */
let running: Promise<typeof Engine> | undefined

/**
 * Starts what runs beside the pages: sending, fetching, and noticing when the shop goes away and
 * comes back. A device that keeps nothing yet loads nothing for it: the engine then starts with
 * the first use of the database. Calling it again is fine; it belongs to no component.
 */
export function startEngine(): void {
  if (started) return
  started = true
  listenToTheDevice()
  if (hasLocalData() || shopperAuth.current() || adminAuth.current()) whenIdle(() => void run())
  else onFirstLocalData(() => whenSettled(() => void run()))
}

/** Where it cannot be fetched it is asked for again when the shop is back. */
async function run(): Promise<typeof Engine | undefined> {
  wanted = true
  running ??= import('./engine.lazy.ts').then((engine) => {
    engine.runEngine()
    return engine
  })
  try {
    return await running
  } catch {
    running = undefined
    return undefined
  }
}

/** When something may have changed between us and the shop: ask, and send what waits. */
function listenToTheDevice(): void {
  addEventListener('offline', markUnreachable)
  addEventListener('online', () => void askAndSend())
  addEventListener('pageshow', (event) => {
    if (event.persisted) void askAndSend()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    if (wanted || connection.current() !== 'online') void askAndSend()
  })
  if (isNavigatorOffline()) markUnreachable()
  pollUntilReachable()
  onReconnect(() => {
    if (wanted) void run()
  })
}

/** Asks the shop for a sign of life; whatever waits is sent when it comes. */
async function askAndSend(): Promise<void> {
  if (!(await ping()) || !wanted) return
  await (await run())?.sendWaiting()
}

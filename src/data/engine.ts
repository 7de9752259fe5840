import { answerOf } from './answerOf.ts'
import { noteUnreachable, saysOffline } from './connection.ts'
import type * as Engine from './engineRun.ts'
import { readMirror } from './mirror.ts'
import { adminAuth, shopperAuth } from './savedAuth.ts'
import { onFirstUse, USED_KEY } from './used.ts'
import { whenSettled } from './whenIdle.ts'

let started = false

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
  if (readMirror(USED_KEY) || shopperAuth.current() || adminAuth.current()) whenSettled(run)
  else onFirstUse(() => whenSettled(run))
}

function run(): void {
  if (running) return
  running = import('./engineRun.ts')
  void running.then(({ runEngine }) => runEngine())
}

/** When something may have changed between us and the shop: ask, and send what waits. */
function listenToTheDevice(): void {
  addEventListener('offline', noteUnreachable)
  addEventListener('online', () => void knock())
  addEventListener('pageshow', (event) => {
    if (event.persisted) void knock()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && running) void knock()
  })
  if (saysOffline()) noteUnreachable()
}

/** Asks the shop for a sign of life; whatever waits is sent when it comes. */
async function knock(): Promise<void> {
  const answer = await answerOf('/api/health')
  if (!answer?.response.ok) return
  await (await running)?.sendWaiting()
}

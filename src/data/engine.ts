import { recount } from './cart.ts'
import { startCatalogue } from './catalogueSync.ts'
import { noteReached, noteUnreachable, onBack, saysOffline } from './connection.ts'
import { fetchJson } from './http.ts'
import { refreshSets } from './measurementSets.ts'
import { readMirror } from './mirror.ts'
import { refreshOrders } from './orders.ts'
import { flushOutbox, releaseSignedOut, sendNow } from './outbox.ts'
import { currentOwner, onOwnerChange } from './owner.ts'
import { adoptGuest } from './ownerRows.ts'
import { refreshPreferences } from './preferences.ts'
import { refreshSessions } from './refreshSession.ts'
import { refreshShop } from './shop.ts'
import { onFirstUse, USED_KEY } from './used.ts'
import { adminAuth, shopperAuth } from './savedAuth.ts'
import { whenIdle } from './whenIdle.ts'

let started = false
let running = false

/**
 * Starts what runs beside the pages: sending, fetching, and noticing when the shop goes away and
 * comes back. A device that keeps nothing yet loads nothing for it: the engine then starts with
 * the first use of the database. Calling it again is fine; it belongs to no component.
 */
export function startEngine(): void {
  if (started) return
  started = true
  listenToTheDevice()
  if (readMirror(USED_KEY) || shopperAuth.current() || adminAuth.current()) whenIdle(run)
  else onFirstUse(() => whenIdle(run))
}

function run(): void {
  if (running) return
  running = true
  startCatalogue()
  void arrive()
  void sendNow()
  void refreshShop()
  onBack(() => void sendNow())
  onOwnerChange(() => void arrive())
}

/** Whoever is signed in gets their things: what they left here, and what the account holds. */
async function arrive(): Promise<void> {
  const owner = currentOwner()
  await recount()
  if (owner === '') return
  await adoptGuest(owner)
  await refreshSessions()
  if (currentOwner() !== owner) return
  await releaseSignedOut(owner)
  await flushOutbox()
  await Promise.all([refreshOrders(), refreshSets(), refreshPreferences()])
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
  const answer = await fetchJson('/api/health')
  if (!answer.ok) return
  noteReached()
  if (running) await flushOutbox()
}

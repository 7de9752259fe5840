import { recount } from './recount.ts'
import { startCatalogue } from './catalogueSync.ts'
import { onBack } from './connection.ts'
import { refreshSets } from './measurementSetPull.ts'
import { refreshOrders } from './orders.ts'
import { flushOutbox, releaseSignedOut, sendNow } from './outbox.ts'
import { currentOwner, onOwnerChange } from './owner.ts'
import { adoptGuest } from './ownerRows.ts'
import { refreshPreferences } from './preferences.ts'
import { refreshSessions } from './refreshSession.ts'
import { refreshShop } from './refreshShop.ts'

/** Sends and fetches from now on. To be called once. */
export function runEngine(): void {
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

/** Sends what waits, because the shop has just given a sign of life. */
export function sendWaiting(): Promise<unknown> {
  return flushOutbox()
}

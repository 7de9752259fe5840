import { retryDelayMs } from '#domain/base/retry.ts'
import { recountCart } from '#data/cart/cartRows.ts'
import { startCatalogue } from '#data/catalogue/sync.ts'
import { connection, onReconnect } from '#data/server/connection.ts'
import { onPacedReconnect } from '#data/server/pacedReconnect.ts'
import { coalesce } from '#data/live/coalesce.ts'
import { refreshSets } from '#data/measurements/measurementSetPull.ts'
import { refreshOrders } from '#data/orders/orders.ts'
import { flushOutbox, releaseSignedOut, sendOnReconnect } from '#data/outbox/sending/queue.ts'
import { currentOwner, onOwnerChange } from '#data/auth/currentOwner.ts'
import { endedAccount, setEndedAccount } from '#data/auth/endedSignIn.ts'
import { releaseDeletedAccount } from '#data/account/deletedAccount.ts'
import { adoptGuest } from '#data/account/ownerRows.ts'
import { refreshPreferences } from '#data/requests/preferences.ts'
import { refreshSessions } from '#data/server/refreshSession.ts'
import { refreshShop } from '#data/shop/refreshShop.ts'

/** A page that is shown again fetches the account at most this often. */
const FETCH_EVERY_MS = 60_000

let fetchedAtMs = 0

/** Starts sending and fetching. Call once. */
export function runEngine(): void {
  startCatalogue()
  void setUpAccount()
  void sendOnReconnect()
  void refreshShop()
  onReconnect(() => void sendOnReconnect())
  onPacedReconnect(() => void flushOutbox().then(fetchAccount))
  onOwnerChange(() => void setUpAccount())
}

/** Sets up the signed-in account: adopts the guest's data and fetches the account's. */
async function setUpAccount(): Promise<void> {
  const owner = currentOwner()
  await recountCart()
  if (owner === '') return releaseLeft()
  await adoptGuest(owner)
  if (currentOwner() !== owner) return
  setEndedAccount(undefined)
  await refreshSessions()
  if (currentOwner() !== owner) return
  await releaseSignedOut(owner)
  await flushOutbox()
  await fetchAccount()
}

/**
 * Waits for the entries being sent, whose responses may be on the way. Without a connection, the next
 * reconnect tries again.
 */
async function releaseLeft(attempt = 0): Promise<void> {
  if (endedAccount() === undefined || connection.current() !== 'online') return
  await flushOutbox()
  if (await releaseDeletedAccount()) return
  clearTimeout(retry)
  retry = setTimeout(() => void releaseLeft(attempt + 1), retryDelayMs(attempt))
}

let retry: ReturnType<typeof setTimeout> | undefined

/** Fetches what other devices of the account have sent. */
const fetchAccount = coalesce(async () => {
  if (currentOwner() === '') return releaseLeft()
  fetchedAtMs = Date.now()
  await Promise.all([refreshOrders(), refreshSets(), refreshPreferences()])
})

/** For a page that is shown again, after the server has responded to a ping: sends and fetches. */
export async function syncNow(): Promise<void> {
  await flushOutbox()
  if (Math.abs(Date.now() - fetchedAtMs) > FETCH_EVERY_MS) await fetchAccount()
}

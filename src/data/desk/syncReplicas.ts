import { ownedDocuments } from './documents.ts'
import { followEpoch } from '#data/desk/replicas/epoch.ts'
import { ownedFittings } from './fittings.ts'
import { ownerOrders } from './orders.ts'
import { ownedProducts } from './products.ts'
import { ownedShop } from './shop.ts'
import { appointmentRequests, tailoringRequests } from './requests.ts'
import { connection } from '#data/server/connection.ts'
import { onPacedReconnect } from '#data/server/pacedReconnect.ts'
import { listen } from '#data/server/realtime.ts'

/** Polling interval: a realtime stream may drop without an error. */
const ROUND_MS = 60_000

/**
 * By the collection whose changes trigger a pull: a ledger entry or a fitting changes its order
 * too. Orders pull their ledgers.
 */
const replicas = {
  orders: [ownerOrders, ownedFittings],
  products: [ownedProducts],
  appointments: [appointmentRequests],
  tailoring_requests: [tailoringRequests],
}

const topics = Object.fromEntries(
  Object.entries(replicas).map(([collection, changed]) => [
    `${collection}/*`,
    () => changed.forEach((replica) => void replica.pull()),
  ]),
)

/**
 * Pulls the changes of every replica. Documents have no topic: a stream may have only a few, and
 * only desks issue documents.
 */
export async function pullReplicas(): Promise<void> {
  await followEpoch()
  const all = [...Object.values(replicas).flat(), ownedShop, ownedDocuments]
  for (const replica of all) await replica.pull()
}

/**
 * Keeps the replicas up to date until the returned function is called. A realtime message only
 * triggers a pull, so a missed message does no harm.
 */
export function followReplicas(): () => void {
  let subscription: Promise<(() => void) | undefined> | undefined
  const listenOnce = async () => {
    if (!('EventSource' in globalThis)) return // without streams there is the polling
    const unsubscribe = await (subscription ??= listen('admin', topics, () => void pullReplicas()))
    if (!unsubscribe) subscription = undefined
  }
  const pullAndListen = () => {
    void pullReplicas()
    void listenOnce()
  }
  const timer = setInterval(() => {
    if (connection.current() === 'online') pullAndListen()
  }, ROUND_MS)
  const unsubscribeReconnect = onPacedReconnect(pullAndListen)
  pullAndListen()
  return () => {
    clearInterval(timer)
    unsubscribeReconnect()
    void subscription?.then((end) => end?.())
  }
}

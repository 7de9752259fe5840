import { ownedDocuments } from './documents.ts'
import { ownedFittings } from './fittings.ts'
import { ledgerEvents } from './ledger.ts'
import { ownerOrders } from './orders.ts'
import { ownedProducts } from './products.ts'
import { ownedShop } from './shop.ts'
import { appointmentRequests, tailoringRequests } from './requests.ts'
import { onReconnect } from '#data/server/connection.ts'
import { listen } from '#data/server/realtime.ts'

/** Polling interval: a realtime stream may drop without an error. */
const ROUND_MS = 60_000

/** By the collection whose changes they follow: an entry of a ledger, or a fitting, changes its order too. */
const replicas = {
  orders: [ownerOrders, ledgerEvents, ownedFittings],
  products: [ownedProducts],
  appointments: [appointmentRequests],
  tailoring_requests: [tailoringRequests],
}

const topics = Object.fromEntries(
  Object.entries(replicas).map(([collection, copies]) => [
    `${collection}/*`,
    () => copies.forEach((copy) => void copy.pull()),
  ]),
)

/**
 * Pulls the changes of every replica. Documents have no topic: a stream has few, and only this desk or
 * another one issues them.
 */
export async function pullReplicas(): Promise<void> {
  const copies = [...Object.values(replicas).flat(), ownedShop, ownedDocuments]
  for (const copy of copies) await copy.pull()
}

/**
 * Keeps the replicas up to date until the returned function is called. A realtime message only
 * triggers a pull, so a missed message does no harm.
 */
export function followReplicas(): () => void {
  let subscription: Promise<(() => void) | undefined> | undefined
  const onHint = async () => {
    if (!('EventSource' in globalThis)) return // without streams there is the polling
    const ends = await (subscription ??= listen('admin', topics, () => void pullReplicas()))
    if (!ends) subscription = undefined
  }
  const goRound = () => {
    void pullReplicas()
    void onHint()
  }
  const round = setInterval(goRound, ROUND_MS)
  const forget = onReconnect(goRound)
  goRound()
  return () => {
    clearInterval(round)
    forget()
    void subscription?.then((end) => end?.())
  }
}

import { ownerOrders } from './adminOrders.ts'
import { ownedProducts } from './adminProducts.ts'
import { appointmentRequests, tailoringRequests } from './adminRequests.ts'
import { onBack } from './connection.ts'
import { client } from './pocketbase.ts'

/** How often everything is asked for when nobody tells: a stream may be cut without a word. */
const ROUND_MS = 60_000

const followed = {
  orders: ownerOrders,
  products: ownedProducts,
  appointments: appointmentRequests,
  tailoring_requests: tailoringRequests,
}

/** Fetches what is new in the house's books. */
export async function pullBooks(): Promise<void> {
  for (const copy of Object.values(followed)) await copy.pull()
}

/**
 * Keeps the books up to date until the returned function is called. What the server tells is only
 * a reason to ask: a message that is missed does no harm.
 */
export function followBooks(): () => void {
  const stops: (() => void)[] = []
  let stopped = false
  const stop = (undo: () => void) => (stopped ? undo() : stops.push(undo))
  const round = setInterval(() => void pullBooks(), ROUND_MS)
  stop(() => clearInterval(round))
  stop(onBack(() => void pullBooks()))
  void pullBooks()
  void listen(stop)
  return () => {
    stopped = true
    for (const undo of stops) undo()
  }
}

async function listen(stop: (undo: () => void) => void): Promise<void> {
  if (!('EventSource' in globalThis)) return
  const asked = await client('admin')
  for (const [collection, copy] of Object.entries(followed)) {
    try {
      const unsubscribe = await asked.collection(collection).subscribe('*', () => void copy.pull())
      stop(() => void unsubscribe().catch(() => undefined))
    } catch {
      return // without a stream there is the round
    }
  }
}

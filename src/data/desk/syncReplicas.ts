import { ownerOrders } from './orders.ts'
import { ownedProducts } from './products.ts'
import { appointmentRequests, tailoringRequests } from './requests.ts'
import { onReconnect } from '#data/server/connection.ts'
import { listen } from '#data/server/realtime.ts'

/** How often everything is asked for when nobody tells: a stream may be cut without a word. */
const ROUND_MS = 60_000

const books = {
  orders: ownerOrders,
  products: ownedProducts,
  appointments: appointmentRequests,
  tailoring_requests: tailoringRequests,
}

const topics = Object.fromEntries(
  Object.entries(books).map(([collection, copy]) => [`${collection}/*`, () => void copy.pull()]),
)

/** Fetches what is new in the house's books. */
export async function pullReplicas(): Promise<void> {
  for (const copy of Object.values(books)) await copy.pull()
}

/**
 * Keeps the books up to date until the returned function is called. What the server tells is only
 * a reason to ask: a message that is missed does no harm.
 */
export function followReplicas(): () => void {
  let hearing: Promise<(() => void) | undefined> | undefined
  const hear = async () => {
    if (!('EventSource' in globalThis)) return // without streams there is the round
    const ends = await (hearing ??= listen('admin', topics, () => void pullReplicas()))
    if (!ends) hearing = undefined
  }
  const goRound = () => {
    void pullReplicas()
    void hear()
  }
  const round = setInterval(goRound, ROUND_MS)
  const forget = onReconnect(goRound)
  goRound()
  return () => {
    clearInterval(round)
    forget()
    void hearing?.then((end) => end?.())
  }
}

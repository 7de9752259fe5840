import { isFields } from '#domain/base/parse.ts'
import { areLimitsOn } from '#server/settings/environment.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { addressKey } from './addressKey.ts'
import { refuseForNow } from './rateLimits.ts'
import { excessStreams, type Stream } from './excessStreams.ts'

/** Every write is matched against every topic of every stream; the owner's desk subscribes to four. */
const MAX_TOPICS = 5

/**
 * Allowed topics: the catalogue, a collection's records, or the SDK's own `PB_CONNECT`. No
 * `?options=`: a filter in it runs at every write.
 */
const TOPIC = /^(?:PB_CONNECT|catalogue|[a-z_]{1,40}\/(?:\*|[a-z0-9]{15}))$/

/**
 * The topics that a guest can receive. Access rules block the others, at the cost of a query per
 * write.
 */
const PUBLIC_TOPIC = /^(?:catalogue|(?:products|shop)\/.*)$/

/** Up to this many streams, no limit can be exceeded. */
const FEW_STREAMS = 10
const RETRY_AFTER_MS = 60 * 1000

/** PocketBase's key for the address that opened a stream, and ours for what we know about it. */
const ADDRESS = 'pbRealtimeClientIP'
const LISTENER = 'darziListener'

/** Continues a request for plain topics, without those that a guest cannot receive. */
export function subscribeStream(e: core.RealtimeSubscribeRequestEvent, proceed: () => void): void {
  const topics = Array.from(e.subscriptions)
  if (topics.length > MAX_TOPICS || !topics.every((topic) => TOPIC.test(topic)))
    return refuseFields(e, 'refused', { subscriptions: 'refused' })
  const isShopper = Boolean(e.auth) && e.auth?.collection().name === 'users'
  const { since = Date.now() } = listenerOf(e.client)
  e.client.set(LISTENER, { since, isShopper })
  closeExcessStreams(e.app)
  if (e.client.isDiscarded()) return refuseForNow(e, RETRY_AFTER_MS)
  if (!e.auth) e.subscriptions = topics.filter((topic) => PUBLIC_TOPIC.test(topic))
  proceed()
}

/** Closes the streams beyond the limits; serialised, or two requests would each close others. */
export function closeExcessStreams(app: CoreApp): void {
  const broker = app.subscriptionsBroker()
  if (!areLimitsOn() || broker.totalClients() <= FEW_STREAMS) return
  app.store().setFunc('streams:turn', () => {
    for (const { id } of excessStreams(streamsOf(broker))) broker.unregister(id)
    return true
  })
}

function streamsOf(broker: subscriptions.Broker): Stream[] {
  const clients: Record<string, subscriptions.Client> = broker.clients()
  return Object.entries(clients).map(([id, client]) => {
    const { since = Infinity, isShopper } = listenerOf(client)
    return { id, address: addressKey(String(client.get(ADDRESS) ?? '')), since, isShopper }
  })
}

/** What we know about a stream; `since` is missing before it has subscribed. */
function listenerOf(client: subscriptions.Client): { since?: number; isShopper: boolean } {
  const known: unknown = client.get(LISTENER)
  if (!isFields(known)) return { isShopper: false }
  return { since: Number(known['since']), isShopper: known['isShopper'] === true }
}

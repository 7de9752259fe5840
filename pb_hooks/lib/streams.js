/// Limits for realtime subscriptions. Every write is matched against every topic of every stream,
/// so topics are few and plain, and streams are bounded.
const { addressKey } = require(`${__hooks}/lib/addressKey.js`)
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { areOff, refuseForNow } = require(`${__hooks}/lib/limits.js`)

/** The owner's desk subscribes to four. */
const MOST_TOPICS = 5

/** The catalogue, a collection's records, or the word that the client names for its own connection. No `?options=`: a filter in it runs at every write. */
const TOPIC = /^(?:PB_CONNECT|catalogue|[a-z_]{1,40}\/(?:\*|[a-z0-9]{15}))$/

/**
 * The topics that a guest can receive. Access rules block the others, at the cost of a query per
 * write.
 */
const PUBLIC_TOPIC = /^(?:catalogue|(?:products|shop)\/.*)$/

/**
 * Many phones may share an address. Streams for the catalogue alone cost nothing when an order is
 * written.
 */
const MOST_OF_ADDRESS = 40
const MOST_SIGNED_IN_OF_ADDRESS = 10

/** Each takes about 40 kB of memory. */
const MOST_STREAMS = 1000

const TRY_AGAIN_MS = 60 * 1000

/** PocketBase's key for the address that opened a stream, and ours for what we know about it. */
const ADDRESS = 'pbRealtimeClientIP'
const LISTENER = 'darziListener'

/** Continues a request for plain topics, without those that a guest cannot receive. */
function subscribe(e, goOn) {
  const topics = Array.from(e.subscriptions)
  if (topics.length > MOST_TOPICS || !topics.every((topic) => TOPIC.test(topic))) {
    return refuse(e, 400, 'refused', { fields: { subscriptions: 'refused' } })
  }
  const isShopper = Boolean(e.auth) && e.auth.collection().name === 'users'
  const known = e.client.get(LISTENER)
  e.client.set(LISTENER, { since: known ? known.since : Date.now(), isShopper })
  closeExcess(e.app)
  if (e.client.isDiscarded()) return refuseForNow(e, TRY_AGAIN_MS)
  if (!e.auth) e.subscriptions = topics.filter((topic) => PUBLIC_TOPIC.test(topic))
  return goOn()
}

/** Closes the streams beyond the limits; serialised, or two requests would each close others. */
function closeExcess(app) {
  const broker = app.subscriptionsBroker()
  if (areOff() || broker.totalClients() <= MOST_SIGNED_IN_OF_ADDRESS) return
  app.store().setFunc('streams:turn', () => {
    for (const { id } of excessOf(streamsOf(broker.clients()))) broker.unregister(id)
    return true
  })
}

function streamsOf(clients) {
  const streams = []
  for (const id in clients) {
    const { since = Infinity, isShopper = false } = clients[id].get(LISTENER) || {}
    streams.push({ id, address: addressKey(clients[id].get(ADDRESS) || ''), since, isShopper })
  }
  return streams
}

/** The streams to close: those that never subscribed, then the latest subscribers. */
function excessOf(streams) {
  const counts = {}
  const countOf = (key) => (counts[key] = (counts[key] || 0) + 1)
  return [...streams]
    .sort((one, other) => (one.since === other.since ? 0 : one.since - other.since))
    .filter(({ address, isShopper }, at) => {
      const ofAddress = countOf(address)
      const signedIn = isShopper ? countOf(`signed in ${address}`) : 0
      const isOver = ofAddress > MOST_OF_ADDRESS || signedIn > MOST_SIGNED_IN_OF_ADDRESS
      return isOver || at >= MOST_STREAMS
    })
}

module.exports = { subscribe, closeExcess, excessOf }

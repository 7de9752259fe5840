import { retryDelayMs } from '#domain/base/retry.ts'
import { client, type Client, type Role } from './pocketbase.ts'

/** Handlers for realtime messages, by topic. */
export type Topics = Readonly<Record<string, (message: unknown) => void>>

/**
 * The client retries by itself, but drops its retry when the stream is cut before the subscription
 * is answered (pocketbase 0.28, `initConnect`). So check now and then.
 */
const CONNECTION_CHECK_MS = 10_000

/**
 * The backoff after a cut stream. The client's own backoff ends up retrying every two seconds for
 * as long as the server is down. It has no setting for that, only a private field.
 */
const RECONNECT_MS = [0, 1, 2, 3, 4, 5].map(retryDelayMs)

/**
 * Subscribes to realtime topics and reconnects whenever the stream is cut.
 * @param onListening called once all topics are subscribed, at first and after each reconnect, as
 * the server does not replay missed messages
 * @returns the unsubscribe function; undefined when subscribing failed at first
 */
export async function listen(
  role: Role,
  topics: Topics,
  onListening = () => {},
): Promise<(() => void) | undefined> {
  const realtime = await client(role).then(
    (pb) => pb.realtime,
    () => undefined,
  )
  if (!realtime) return undefined
  realtime['predefinedReconnectIntervals'] = RECONNECT_MS
  let listening = false
  const onConnect = () => {
    if (listening) onListening()
  }
  try {
    // Subscribing to all at once takes one request, so no topic is active before another.
    const handlers = Object.entries({ ...topics, PB_CONNECT: onConnect })
    const unsubscribes = await Promise.all(
      handlers.map(([topic, onMessage]) => realtime.subscribe(topic, onMessage)),
    )
    listening = true
    onListening()
    const check = setInterval(() => {
      if (!realtime.isConnected) void reconnect(realtime)
    }, CONNECTION_CHECK_MS)
    return () => {
      clearInterval(check)
      void Promise.all(unsubscribes.map((end) => end())).catch(() => undefined)
    }
  } catch {
    await realtime.unsubscribe().catch(() => undefined)
    return undefined
  }
}

/** Subscribing connects, unless the client is retrying already. */
async function reconnect(realtime: Client['realtime']): Promise<void> {
  try {
    const end = await realtime.subscribe('PB_CONNECT', () => {})
    await end()
  } catch {
    // Still unreachable: the next check tries again.
  }
}

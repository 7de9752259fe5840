import { client, type Role } from './pocketbase.ts'

/** Handlers for realtime messages, by topic. */
export type Topics = Readonly<Record<string, (said: unknown) => void>>

/**
 * Subscribes to realtime topics. The client reconnects automatically.
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
  let listening = false
  const onConnect = () => {
    if (listening) onListening()
  }
  try {
    // Subscribing to all at once takes one request, so no topic is active before another.
    const wishes = Object.entries({ ...topics, PB_CONNECT: onConnect })
    const ends = await Promise.all(wishes.map(([topic, hear]) => realtime.subscribe(topic, hear)))
    listening = true
    onListening()
    return () => void Promise.all(ends.map((end) => end())).catch(() => undefined)
  } catch {
    await realtime.unsubscribe().catch(() => undefined)
    return undefined
  }
}

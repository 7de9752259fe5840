import { client } from './pocketbase.ts'
import type { Role } from './pocketbase.ts'

/** What to do when the server says something about a topic. */
export type Topics = Readonly<Record<string, (said: unknown) => void>>

/**
 * Listens to topics of the server. Breaks mend themselves.
 * @param onListening called as soon as all are listened to, at first and after each break, as
 * nothing is repeated of what was said before
 * @returns what ends it; undefined when that failed at first: nothing is listened to then
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
    // All asked for at once are one request to the server, so none is listened to before another.
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

import { client } from './pocketbase.ts'
import type { Role } from './pocketbase.ts'

/** What to do when there may be something new about a topic of the server. */
export type Topics = Readonly<Record<string, () => void>>

/**
 * Calls back whenever there may be something new: on the server's word, and for every topic as soon
 * as it is listened to, at first and after each break, as nothing is repeated of what was said
 * before. Breaks mend themselves.
 * @returns what ends it; undefined when the first connection failed: nothing is listened to then
 */
export async function listen(role: Role, topics: Topics): Promise<(() => void) | undefined> {
  const { realtime } = await client(role)
  const everything = () => {
    for (const onHint of Object.values(topics)) onHint()
  }
  let listening = false
  const reconnected = () => {
    if (listening) everything()
  }
  try {
    // All asked for at once are one request to the server, so none is listened to before another.
    const wishes = Object.entries({ ...topics, PB_CONNECT: reconnected })
    const ends = await Promise.all(
      wishes.map(([topic, onHint]) => realtime.subscribe(topic, onHint)),
    )
    listening = true
    everything()
    return () => void Promise.all(ends.map((end) => end())).catch(() => undefined)
  } catch {
    await realtime.unsubscribe()
    return undefined
  }
}

import { onReconnect } from './connection.ts'

/** The shortest pause between two calls. */
const PAUSE_MS = 10_000

/**
 * Calls back when the server becomes reachable again, but not for each answer among unanswered
 * requests: where something on the way blocks only one of the requests that the listener sends, the
 * answer to the next one is a reconnect, and would send them all again at once.
 */
export function onPacedReconnect(listener: () => void): () => void {
  let pause: ReturnType<typeof setTimeout> | undefined
  let wasMissed = false
  const call = () => {
    wasMissed = false
    pause = setTimeout(() => {
      pause = undefined
      if (wasMissed) call()
    }, PAUSE_MS)
    listener()
  }
  const stop = onReconnect(() => {
    if (pause === undefined) call()
    else wasMissed = true
  })
  return () => {
    clearTimeout(pause)
    stop()
  }
}

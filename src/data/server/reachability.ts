import { retryDelayMs } from '#domain/base/retry.ts'
import { fetchWithTimeout } from './fetchWithTimeout.ts'
import { connection, wasReachedRecently, isNavigatorOffline } from './connection.ts'

let pendingPing: Promise<boolean> | undefined

/**
 * Checks whether the server responds, whatever it says: one that is unwell may still take an order.
 * Concurrent calls share one request.
 */
export function ping(): Promise<boolean> {
  pendingPing ??= fetchWithTimeout('/api/health').then((answer) => {
    pendingPing = undefined
    return answer !== undefined
  })
  return pendingPing
}

/**
 * Whether sending may be tried. Pings first when the server is unreachable or has not responded
 * recently: an entry that was never sent can still be cancelled, while an unanswered one may have
 * arrived.
 */
export async function isReachable(): Promise<boolean> {
  if (isNavigatorOffline()) return false
  return wasReachedRecently() || ping()
}

let timer: ReturnType<typeof setTimeout> | undefined
let attempts = 0
let lastUnreachableMs = 0

/** Reset the backoff only after this long online, so a flapping server isn't hammered. */
const CALM_MS = 60_000

/**
 * Pings with backoff (1 to 30 seconds) while the server is unreachable, as the browser does not
 * notice every reconnect.
 */
export function pollUntilReachable(): void {
  connection.subscribe(() => {
    if (connection.current() !== 'online') soon()
  })
  if (connection.current() !== 'online') soon()
}

function soon(): void {
  if (timer !== undefined) return
  if (Date.now() - lastUnreachableMs > CALM_MS) attempts = 0
  timer = setTimeout(() => void again(), retryDelayMs(attempts))
  attempts += 1
}

async function again(): Promise<void> {
  if (connection.current() !== 'online' && !isNavigatorOffline()) await ping()
  timer = undefined
  lastUnreachableMs = Date.now()
  if (connection.current() !== 'online') soon()
}

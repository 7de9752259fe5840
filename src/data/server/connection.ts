import type { Live } from '#domain/base/live.ts'
import { createStore } from '#data/live/store.ts'

export type Connection = 'online' | 'offline' | 'unreachable'

const state = createStore<Connection>('online')
const backListeners = new Set<() => void>()

/** When the server last responded to this page, which itself may have come from a cache. */
let answeredAtMs = 0

/**
 * Whether the server can be reached: `offline` when the browser reports no network, `unreachable`
 * when the last request got no response from the server. `navigator.onLine` is trusted only when
 * false, and any response overrides it.
 */
export const connection: Live<Connection> & { current: () => Connection } = state

/** Records that the server responded, whatever the response said. */
export function markReachable(): void {
  answeredAtMs = Date.now()
  const wasUnreachable = state.current() !== 'online'
  state.set('online')
  if (wasUnreachable) for (const listener of [...backListeners]) listener()
}

/** Records that a request got no response, or one that was not the server's. */
export function markUnreachable(): void {
  state.set(isNavigatorOffline() ? 'offline' : 'unreachable')
}

/** How long a response counts as proof that the server is reachable. */
const TRUSTED_MS = 15_000

/**
 * Whether the server responded recently enough to be assumed reachable. `Math.abs`, as the clock
 * may have jumped.
 */
export function wasReachedRecently(): boolean {
  return state.current() === 'online' && Math.abs(Date.now() - answeredAtMs) < TRUSTED_MS
}

/** Calls back when the server becomes reachable again. */
export function onReconnect(listener: () => void): () => void {
  backListeners.add(listener)
  return () => backListeners.delete(listener)
}

/** `navigator.onLine`, which is trusted only when it is false. */
export function isNavigatorOffline(): boolean {
  return globalThis.navigator.onLine === false
}

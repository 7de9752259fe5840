import { createStore } from '#data/live/store.ts'
import type { Live } from '#data/live/store.ts'

export type Connection = 'online' | 'offline' | 'unreachable'

const state = createStore<Connection>('online')
const backListeners = new Set<() => void>()

/** When the shop last answered this page, and at first when the page came. */
let heardAtMs = Date.now()

/**
 * Whether the shop can be reached: `offline` when the device says that it has no network,
 * `unreachable` when the last request had no answer of the shop. The browser's own word is only
 * believed when it says no, and any answer outweighs it.
 */
export const connection: Live<Connection> & { current: () => Connection } = state

/** A request was answered by the shop, whatever the answer said. */
export function markReachable(): void {
  heardAtMs = Date.now()
  const wasAway = state.current() !== 'online'
  state.set('online')
  if (wasAway) for (const listener of [...backListeners]) listener()
}

/** A request had no answer, or one that was not the shop's. */
export function markUnreachable(): void {
  state.set(isNavigatorOffline() ? 'offline' : 'unreachable')
}

/** For so long the shop's last answer speaks for the next one. */
const TRUSTED_MS = 15_000

/** Whether the shop answered so lately that it is taken to be there. A clock may have jumped. */
export function wasReachedRecently(): boolean {
  return state.current() === 'online' && Math.abs(Date.now() - heardAtMs) < TRUSTED_MS
}

/** Calls back when the shop can be reached again. */
export function onReconnect(listener: () => void): () => void {
  backListeners.add(listener)
  return () => backListeners.delete(listener)
}

/** The browser's word, which is only believed when it says no. */
export function isNavigatorOffline(): boolean {
  return globalThis.navigator.onLine === false
}

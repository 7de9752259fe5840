import { settable } from './value.ts'
import type { Live } from './value.ts'

export type Connection = 'online' | 'offline' | 'unreachable'

const state = settable<Connection>('online')
const backListeners = new Set<() => void>()

/**
 * Whether the shop can be reached: `offline` when the device says that it has no network,
 * `unreachable` when the last request had no answer of the shop. The browser's own word is only
 * believed when it says no, and any answer outweighs it.
 */
export const connection: Live<Connection> & { current: () => Connection } = state

/** A request was answered by the shop, whatever the answer said. */
export function noteReached(): void {
  const wasAway = state.current() !== 'online'
  state.set('online')
  if (wasAway) for (const listener of [...backListeners]) listener()
}

/** A request had no answer, or one that was not the shop's. */
export function noteUnreachable(): void {
  state.set(saysOffline() ? 'offline' : 'unreachable')
}

/** Calls back when the shop can be reached again. */
export function onBack(listener: () => void): () => void {
  backListeners.add(listener)
  return () => backListeners.delete(listener)
}

/** The browser's word, which is only believed when it says no. */
export function saysOffline(): boolean {
  return globalThis.navigator.onLine === false
}

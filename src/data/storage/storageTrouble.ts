import type { Live } from '#domain/base/live.ts'
import { createStore } from '#data/live/store.ts'

/**
 * What is wrong with local storage: another tab blocks the upgrade (`blocked`), storage does not
 * respond (`unresponsive`), a newer version of the shop took over in another tab (`outdated`), the
 * browser refuses to store anything (`unavailable`), or it evicted our data (`lost`).
 */
export type StorageTrouble = 'blocked' | 'unresponsive' | 'outdated' | 'unavailable' | 'lost'

const BY_URGENCY = ['outdated', 'blocked', 'unresponsive', 'unavailable', 'lost'] as const

const reported = new Set<StorageTrouble>()
const trouble = createStore<StorageTrouble | undefined>(undefined)

/** The most urgent of the current storage problems; undefined while all is well. */
export const storageTrouble: Live<StorageTrouble> = trouble

export function reportTrouble(kind: StorageTrouble): void {
  reported.add(kind)
  showMostUrgent()
}

/** Withdraws this problem; the most urgent of the others is then current. */
export function clearTrouble(kind: StorageTrouble): void {
  reported.delete(kind)
  showMostUrgent()
}

function showMostUrgent(): void {
  trouble.set(BY_URGENCY.find((kind) => reported.has(kind)))
}

/** Calls back whenever the storage problem changes. */
export function onStorageTrouble(listener: (kind: StorageTrouble | undefined) => void): () => void {
  return trouble.subscribe(() => listener(trouble.current()))
}

import type { Live } from '#domain/base/live.ts'
import { createStore } from '#data/live/store.ts'

/**
 * What is wrong with local storage: another tab blocks the upgrade (`blocked`), storage does not
 * respond (`unresponsive`), a newer version of the shop took over in another tab (`outdated`), the
 * browser refuses to store anything (`unavailable`), or it evicted our data (`lost`).
 */
export type StorageTrouble = 'blocked' | 'unresponsive' | 'outdated' | 'unavailable' | 'lost'

const trouble = createStore<StorageTrouble | undefined>(undefined)

/** The current storage problem; undefined while all is well. */
export const storageTrouble: Live<StorageTrouble> = trouble

export function reportTrouble(kind: StorageTrouble): void {
  trouble.set(kind)
}

/** Withdraws this problem, unless another one has been reported since. */
export function clearTrouble(kind: StorageTrouble): void {
  if (trouble.current() === kind) trouble.set(undefined)
}

/** Calls back whenever the storage problem changes. */
export function onStorageTrouble(listener: (kind: StorageTrouble | undefined) => void): () => void {
  return trouble.subscribe(() => listener(trouble.current()))
}

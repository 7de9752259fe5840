import { createStore } from '#data/live/store.ts'
import type { Live } from '#data/live/store.ts'

/**
 * What is wrong with keeping things on this device: another tab is in the way of opening
 * (`blocked`), storage does not answer (`unresponsive`), a newer version of the shop took over in
 * another tab (`outdated`), the browser does not let us save (`unavailable`), or it cleared what was
 * saved (`lost`).
 */
export type StorageTrouble = 'blocked' | 'unresponsive' | 'outdated' | 'unavailable' | 'lost'

const trouble = createStore<StorageTrouble | undefined>(undefined)

/** What is wrong with storage just now; undefined while all is well. */
export const storageTrouble: Live<StorageTrouble> = trouble

export function reportTrouble(kind: StorageTrouble): void {
  trouble.set(kind)
}

export function clearTrouble(kind: StorageTrouble): void {
  if (trouble.current() === kind) trouble.set(undefined)
}

/** Calls back with each change of what is wrong. */
export function onStorageTrouble(listener: (kind: StorageTrouble | undefined) => void): () => void {
  return trouble.subscribe(() => listener(trouble.current()))
}

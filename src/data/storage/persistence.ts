import type { Live } from '#domain/base/live.ts'
import { createStore } from '#data/live/store.ts'

const persistent = createStore<boolean | undefined>(undefined)

/** Whether the browser has granted persistent storage; undefined until checked. */
export const isStoragePersistent: Live<boolean> = persistent

/** Checks without prompting, for a screen that shows the state. */
export async function checkPersistence(): Promise<void> {
  const storage: StorageManager | undefined = globalThis.navigator.storage
  if (storage?.persisted) persistent.set(await storage.persisted())
}

let isRequested = false

/**
 * Requests persistent storage. Called only after something worth keeping was saved, because a
 * browser may prompt and the reason is then clear.
 */
export async function requestPersistence(): Promise<void> {
  const storage: StorageManager | undefined = globalThis.navigator.storage
  if (isRequested || !storage?.persist) return
  isRequested = true
  persistent.set((await storage.persisted()) || (await storage.persist()))
}

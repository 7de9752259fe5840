import { createStore } from '#data/live/store.ts'
import type { Live } from '#data/live/store.ts'

const kept = createStore<boolean | undefined>(undefined)

/** Whether the browser has promised to keep what is saved here; undefined until it was asked. */
export const isStoragePersistent: Live<boolean> = kept

/** Learns it without asking for anything, for a screen that says so. */
export async function checkPersistence(): Promise<void> {
  const storage: StorageManager | undefined = globalThis.navigator.storage
  if (storage?.persisted) kept.set(await storage.persisted())
}

let asked = false

/**
 * Asks the browser to keep what is saved on this device. Called when something was saved that
 * would be missed, never before: a browser may ask the person, who then knows what it is about.
 */
export async function requestPersistence(): Promise<void> {
  const storage: StorageManager | undefined = globalThis.navigator.storage
  if (asked || !storage?.persist) return
  asked = true
  kept.set((await storage.persisted()) || (await storage.persist()))
}

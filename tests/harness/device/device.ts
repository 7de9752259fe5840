import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { vi } from 'vitest'
import { localLocks } from './localLocks.ts'

export type Device = {
  /** A page of the shop on this device: its own copy of the data layer, the same storage. */
  open: <Module>(load: () => Promise<Module>) => Promise<Module>
  /** Sets the function that answers `fetch`. */
  setFetch: (answer: typeof fetch) => void
  setOnline: (online: boolean) => void
  /** The browser puts the page into its back/forward cache. */
  leavePage: () => void
  /** The browser shows the page again. */
  returnToPage: () => void
  /** Releases all locks, as if every tab that held one had died. */
  forgetLocks: () => void
  storage: Map<string, string>
}

/**
 * A phone to run the data layer on: an empty IndexedDB, local storage, locks and a network; the
 * test provides only the network.
 */
export function startDevice(origin = 'https://shop.example'): Device {
  const storage = new Map<string, string>()
  const page = new EventTarget()
  const device = { onLine: true, locks: localLocks() }
  // Dexie looks up the browser's IndexedDB when it is first loaded, which is once for all tests.
  Dexie.dependencies.indexedDB = new IDBFactory()
  Dexie.dependencies.IDBKeyRange = IDBKeyRange
  // When a test has ended, its pages are offline: what they still do must not fail.
  if (globalThis.navigator?.onLine === undefined)
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true })
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('location', new URL(origin))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  return {
    storage,
    open(load) {
      vi.resetModules()
      return load()
    },
    leavePage: () => void page.dispatchEvent(new Event('pagehide')),
    returnToPage: () => void page.dispatchEvent(new Event('pageshow')),
    setFetch: (answer) => vi.stubGlobal('fetch', answer),
    forgetLocks: () => {
      device.locks = localLocks()
    },
    setOnline: (online) => {
      device.onLine = online
    },
  }
}

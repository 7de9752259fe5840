import 'fake-indexeddb/auto'
import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { afterAll, vi } from 'vitest'

// The files of a worker share its packages and its page. Our own modules hold state (live values,
// caches), so each file gets new ones and an empty device.
Dexie.dependencies.indexedDB = globalThis.indexedDB = new IDBFactory()

// A component test has only the network that it provides.
globalThis.fetch = () => Promise.reject(new TypeError('There is no network.'))

afterAll(() => {
  window.dispatchEvent(new Event('pagehide'))
  localStorage.clear()
  sessionStorage.clear()
  vi.resetModules()
})

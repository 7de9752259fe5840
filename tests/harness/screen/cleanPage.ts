import 'fake-indexeddb/auto'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { Dexie } from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import toast from 'react-hot-toast/headless'
import { afterAll, afterEach } from 'vitest'

/** Timeout for a component on a busy machine. */
const APPEARS_MS = 10_000

// Each look of a wait that finds nothing would print the whole page; the last one still does.
configure(({ getElementError }) => ({
  asyncUtilTimeout: APPEARS_MS,
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
      ? new Error(message ?? undefined)
      : getElementError(message, container),
}))

// The files of a worker share its page; each gets an empty device.
Dexie.dependencies.indexedDB = globalThis.indexedDB = new IDBFactory()

// A component test has only the network that it provides.
globalThis.fetch = () => Promise.reject(new TypeError('There is no network.'))

// Testing Library cleans up automatically only with global test functions; here they are not.
afterEach(() => {
  cleanup()
  // Toasts live in the package, which all files of a worker share.
  toast.remove()
})

afterAll(() => {
  window.dispatchEvent(new Event('pagehide'))
  localStorage.clear()
  sessionStorage.clear()
})

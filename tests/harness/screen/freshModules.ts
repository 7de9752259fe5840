import { afterAll, vi } from 'vitest'

// The files of a worker share its packages. Our own modules hold state (live values, caches), so
// each file gets new ones.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.resetModules()
})

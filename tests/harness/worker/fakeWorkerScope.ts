import { afterEach, beforeEach, vi } from 'vitest'
import { localCaches } from './localCaches.ts'

export const SHOP = 'https://shop.example'

/**
 * A service worker's environment, new for each test of the file: caches, and a network with
 * scripted answers that records its requests.
 */
export function fakeWorkerScope() {
  const world = {
    caches: localCaches(SHOP),
    asked: [] as { path: string; options: RequestInit | undefined }[],
    answer: (path: string) => new Response(`bytes of ${path}`),
  }

  beforeEach(() => {
    world.caches = localCaches(SHOP)
    world.asked = []
    world.answer = (path) => new Response(`bytes of ${path}`)
    vi.stubGlobal('caches', world.caches)
    vi.stubGlobal('self', { location: new URL(SHOP) })
    vi.stubGlobal('fetch', (request: Request | string, options?: RequestInit) => {
      const path = new URL(typeof request === 'string' ? request : request.url).pathname
      world.asked.push({ path, options })
      return Promise.resolve(world.answer(path))
    })
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  return world
}

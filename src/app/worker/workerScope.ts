/** A file of this build. Its name or its revision tells it from other versions of it. */
export type ManifestEntry = { url: string; revision: string | null; integrity: string }

/** What our service worker uses of the scope it runs in. */
export type WorkerScope = {
  /** The files of this build; the build fails where one has no digest. */
  __WB_MANIFEST: ManifestEntry[]
  location: Location
  clients: {
    claim: () => Promise<void>
    matchAll: (of: { type: 'window' }) => Promise<readonly { url: string }[]>
  }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'message', listener: (event: ExtendableEvent & { data: unknown }) => void): void
  }
}

// The compiler knows the page's side only.
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = ExtendableEvent & {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}

/** What a page may ask of the service worker. */
export type WorkerMessage =
  | { type: 'CLAIM' | 'SKIP_WAITING' | 'CACHE_ADMIN' }
  /** The pictures that a page showed before the worker was in charge. */
  | { type: 'KEEP_SEEN'; addresses: string[] }

/** Whether something from a page is a message of ours. */
export function isMessage(data: unknown, type: WorkerMessage['type']): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === type
}

/** The addresses in a page's message about what it has shown. */
export function seenAddresses(data: unknown): string[] {
  if (typeof data !== 'object' || data === null || !('addresses' in data)) return []
  const { addresses } = data
  if (!Array.isArray(addresses)) return []
  return addresses.filter((address) => typeof address === 'string')
}

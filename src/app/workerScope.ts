/** What our service worker uses of the scope it runs in. */
export type WorkerScope = {
  __WB_MANIFEST: { url: string; revision: string | null; integrity?: string }[]
  location: Location
  clients: { claim: () => Promise<void> }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'activate', listener: (event: ExtendableEvent) => void): void
    (type: 'message', listener: (event: ExtendableEvent & { data: unknown }) => void): void
  }
}

declare global {
  /** The compiler knows the page's side only; Workbox's types name this one. */
  type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
}

/** What a page may ask of the service worker. */
export type WorkerMessage =
  | { type: 'CLAIM' | 'SKIP_WAITING' | 'CACHE_ADMIN' }
  | { type: 'KEEP_PICTURES'; addresses: string[] }

/** Whether something from a page is a message of ours. */
export function isMessage(data: unknown, type: WorkerMessage['type']): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === type
}

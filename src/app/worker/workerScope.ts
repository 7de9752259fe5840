/** A file of this build. The hash in its name, or else its revision, identifies its version. */
export type ManifestEntry = { url: string; revision: string | null; integrity: string }

/** The part of the service worker's global scope that ours uses. */
export type WorkerScope = {
  /** The files of this build; the build fails if one has no digest. */
  __WB_MANIFEST: ManifestEntry[]
  location: Location
  clients: {
    claim: () => Promise<void>
    matchAll: (of: {
      type: 'window'
      includeUncontrolled: true
    }) => Promise<readonly { url: string }[]>
  }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate' | 'push', listener: (event: ExtendableEvent) => void): void
    (type: 'notificationclick', listener: (event: NotificationEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'message', listener: (event: ExtendableEvent & { data: unknown }) => void): void
  }
}

// TypeScript's DOM types cover only the page's side.
type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

type NotificationEvent = ExtendableEvent & { notification: Notification }

export type FetchEvent = ExtendableEvent & {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}

/** Messages from a page to the service worker. */
export type WorkerMessage =
  | { type: 'CLAIM' | 'SKIP_WAITING' | 'CACHE_ADMIN' }
  /** Pictures that a page showed before the worker took control. */
  | { type: 'KEEP_SEEN'; addresses: string[] }

/** Whether the data is a message of this type. */
export function isMessage(data: unknown, type: WorkerMessage['type']): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === type
}

/** The addresses in a `KEEP_SEEN` message. */
export function seenAddresses(data: unknown): string[] {
  if (typeof data !== 'object' || data === null || !('addresses' in data)) return []
  const { addresses } = data
  if (!Array.isArray(addresses)) return []
  return addresses.filter((address) => typeof address === 'string')
}

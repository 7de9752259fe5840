import { isFields } from '#domain/base/parse.ts'

/** A response that is the same for everyone: a page, the sitemap, or a page of the catalogue. */
export type CachedResponse = {
  text: string
  /** Empty where the response has none. */
  etag: string
  status: number
  /** Of a catalogue response: the cursor of the next one; 0 after the last. */
  next: number
  /** The text compressed, once a browser has asked for it so. */
  gzip?: Bytes
}

/** Go's bytes: kept and sent without a copy, while a text is copied each time that it is read. */
export type Bytes = ReturnType<typeof $os.readFile>

type Store = store.Store<string, unknown>
/** A cached response, or its rendering, belongs to one version of the data. */
type Versioned = { version: number }

const VERSION = 'pages:version'
const SIZE = 'pages:size'
const PREFIX = 'page:'
const MAX_RENDER_MS = 5000
const WAIT_MS = 5

/** In characters, which take one byte each in most pages and three at most: about 32 MB. */
const MAX_CHARACTERS = 32 * 1024 * 1024

/** The memory of a cached response in addition to its texts, its key included. */
const OVERHEAD = 1000

/** Invalidates all cached responses: data that they show has changed. */
export function invalidateCache(app: CoreApp): void {
  app.store().setFunc(VERSION, (version: unknown) => numberOf(version) + 1)
}

/**
 * The response of this key from a cache that all of the server's engines share, or rendered by
 * `render`. The first request that misses renders it; the others wait for that one (single flight).
 */
export function cachedResponse(
  app: CoreApp,
  key: string,
  render: () => CachedResponse,
): CachedResponse {
  const store = app.store()
  const waitUntil = Date.now() + MAX_RENDER_MS
  while (Date.now() < waitUntil) {
    const version = versionOf(store) // read before the data, so never too new
    const cached = lookUp(store, key, version)
    if (cached) return cached
    if (!claim(store, key, version)) {
      sleep(WAIT_MS)
      continue
    }
    try {
      // Another engine may have finished it between the lookup and the claim.
      const finished = lookUp(store, key, version)
      if (finished) return finished
      const rendered = render()
      put(store, key, { ...rendered, version })
      return rendered
    } finally {
      store.remove(`rendering:${key}`)
    }
  }
  return render()
}

/** The current version of a response, or undefined when it is not cached. */
export function findCached(app: CoreApp, key: string): (CachedResponse & Versioned) | undefined {
  const store = app.store()
  return lookUp(store, key, versionOf(store))
}

/** Adds the compressed text to a response that is still cached. */
export function cacheCompressed(app: CoreApp, key: string, etag: string, gzip: Bytes): void {
  const cached = findCached(app, key)
  if (cached?.etag === etag) put(app.store(), key, { ...cached, gzip })
}

function lookUp(
  store: Store,
  key: string,
  version: number,
): (CachedResponse & Versioned) | undefined {
  const cached = store.get(PREFIX + key)
  return isCached(cached) && cached.version === version ? cached : undefined
}

/** Claims the rendering of a response: true for exactly one caller. */
function claim(store: Store, key: string, version: number): boolean {
  let isMine = false
  store.setFunc(`rendering:${key}`, (other) => {
    const now = Date.now()
    const isTaken =
      isFields(other) &&
      other['version'] === version &&
      now - numberOf(other['since']) < MAX_RENDER_MS
    if (isTaken) return other
    isMine = true
    return { version, since: now }
  })
  return isMine
}

/** Caches a response. When there is no room, the whole cache is dropped; pages in use come back. */
function put(store: Store, key: string, response: CachedResponse & Versioned): void {
  const before = store.get(PREFIX + key)
  const size = sizeOf(response)
  let isFull = false
  store.setFunc(SIZE, (total) => {
    const next = numberOf(total) - (isCached(before) ? sizeOf(before) : 0) + size
    isFull = next > MAX_CHARACTERS
    return isFull ? size : next
  })
  if (isFull) for (const known in store.getAll()) if (known.startsWith(PREFIX)) store.remove(known)
  store.set(PREFIX + key, response)
}

function sizeOf({ text, etag, gzip = '' }: CachedResponse): number {
  return text.length + etag.length + gzip.length + OVERHEAD
}

function versionOf(store: Store): number {
  return numberOf(store.get(VERSION))
}

/** Only this file writes under its keys, so one field tells whether there is an entry. */
function isCached(stored: unknown): stored is CachedResponse & Versioned {
  return isFields(stored) && typeof stored['version'] === 'number'
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

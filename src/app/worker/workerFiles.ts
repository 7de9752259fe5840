import type { ManifestEntry } from './workerScope.ts'

const REVISION = 'revision'

/** Parallel downloads; more would starve the open page of bandwidth. */
const LANES = 4

/**
 * Cache key of a file's version: a file without a hash in its name gets its revision in the query.
 */
export function keyOf({ url, revision }: ManifestEntry): string {
  const address = new URL(url, self.location.origin)
  if (revision !== null) address.searchParams.set(REVISION, revision)
  return address.href
}

/** Whether this is the bundle, which has the text of other files and is not cached itself. */
export function isBundle(url: string): boolean {
  return url.startsWith('assets/precache-')
}

/** The file, from the cache or fetched and cached. @throws when it is not this build's version */
export async function cachedFile(name: string, entry: ManifestEntry): Promise<Response> {
  const cached = await caches.match(keyOf(entry), { cacheName: name })
  return cached ?? fetchVerified(await caches.open(name), entry)
}

/**
 * Caches all of these files. If most are missing, the bundle with the text of most is fetched
 * instead of a request for each. @throws when a file can't be fetched in this build's version
 */
export async function cacheFiles(
  name: string,
  entries: readonly ManifestEntry[],
  bundle?: ManifestEntry,
): Promise<void> {
  const cache = await caches.open(name)
  const cached = new Set((await cache.keys()).map(({ url }) => url))
  const missing = entries.filter((entry) => !cached.has(keyOf(entry)))
  const texts = bundle && missing.length > entries.length / 2 ? await textsIn(bundle) : NO_TEXTS
  async function lane(): Promise<void> {
    for (let entry = missing.shift(); entry; entry = missing.shift()) {
      const text = texts.get(entry.url)
      if (text === undefined) await fetchVerified(cache, entry)
      else await cache.put(keyOf(entry), new Response(text, { headers: headersOf(entry) }))
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

type Texts = ReadonlyMap<string, string>

const NO_TEXTS: Texts = new Map()

/**
 * The file contents in the bundle, by URL. Empty if the bundle can't be fetched: each file can be
 * fetched individually.
 */
async function textsIn(bundle: ManifestEntry): Promise<Texts> {
  try {
    const texts: unknown = await (await fetchChecked(bundle)).json()
    const pairs = typeof texts === 'object' && texts !== null ? Object.entries(texts) : []
    return new Map(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
  } catch {
    return NO_TEXTS
  }
}

function headersOf({ url }: ManifestEntry): HeadersInit {
  return { 'Content-Type': url.endsWith('.css') ? 'text/css' : 'text/javascript' }
}

/** Deletes the files of other builds. */
export async function deleteOtherFiles(
  name: string,
  entries: readonly ManifestEntry[],
): Promise<void> {
  const cache = await caches.open(name)
  const wanted = new Set(entries.map(keyOf))
  const others = (await cache.keys()).filter(({ url }) => !wanted.has(url))
  await Promise.all(others.map((other) => cache.delete(other)))
}

async function fetchVerified(cache: Cache, entry: ManifestEntry): Promise<Response> {
  const response = await fetchChecked(entry)
  // Browsers reject a redirected response to a navigation.
  const storable = response.redirected ? new Response(response.body, response) : response
  await cache.put(keyOf(entry), storable.clone())
  return storable
}

/**
 * The `integrity` digest rejects other versions; files without a hash in their name bypass the HTTP
 * cache.
 */
async function fetchChecked({ url, revision, integrity }: ManifestEntry): Promise<Response> {
  const response = await fetch(new URL(url, self.location.origin).href, {
    integrity,
    cache: revision === null ? 'default' : 'reload',
  })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response
}

/** Prefix of all our caches. */
const OURS = 'darzi-'

/**
 * Deletes the caches of earlier workers, which were built with Workbox. Nothing reads them any
 * more: a tab that an earlier worker served gets the rest from the network.
 */
export async function deleteEarlierCaches(): Promise<void> {
  const earlier = (await caches.keys()).filter((name) => !name.startsWith(OURS))
  await Promise.all(earlier.map((name) => caches.delete(name)))
}

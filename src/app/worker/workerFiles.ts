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

/** The file, from the cache or fetched and cached. @throws when it is not this build's version */
export async function cachedFile(name: string, entry: ManifestEntry): Promise<Response> {
  const cache = await caches.open(name)
  return (await cache.match(keyOf(entry))) ?? fetchVerified(cache, entry)
}

/** Caches all of these files. @throws when one can't be fetched in this build's version */
export async function cacheFiles(name: string, entries: readonly ManifestEntry[]): Promise<void> {
  const cache = await caches.open(name)
  const cached = new Set((await cache.keys()).map(({ url }) => url))
  const missing = entries.filter((entry) => !cached.has(keyOf(entry)))
  async function lane(): Promise<void> {
    for (let entry = missing.shift(); entry; entry = missing.shift())
      await fetchVerified(cache, entry)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
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

/**
 * The `integrity` digest rejects other versions; files without a hash in their name bypass the HTTP
 * cache.
 */
async function fetchVerified(cache: Cache, entry: ManifestEntry): Promise<Response> {
  const { url, revision, integrity } = entry
  const response = await fetch(new URL(url, self.location.origin).href, {
    integrity,
    cache: revision === null ? 'default' : 'reload',
  })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  // Browsers reject a redirected response to a navigation.
  const storable = response.redirected ? new Response(response.body, response) : response
  await cache.put(keyOf(entry), storable.clone())
  return storable
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

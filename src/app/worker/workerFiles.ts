import type { ManifestEntry } from './workerScope.ts'

const REVISION = 'revision'

/** More at a time would take the network from the page that is being looked at. */
const LANES = 4

/** Where a version of a file is kept: a name without a hash gets the revision beside it. */
export function keyOf({ url, revision }: ManifestEntry): string {
  const address = new URL(url, self.location.origin)
  if (revision !== null) address.searchParams.set(REVISION, revision)
  return address.href
}

/** The file, from this device or fetched and kept. @throws when it is not the one of this build */
export async function cachedFile(name: string, entry: ManifestEntry): Promise<Response> {
  const cache = await caches.open(name)
  return (await cache.match(keyOf(entry))) ?? fetchProven(cache, entry)
}

/** Keeps all of these files. @throws when one cannot be had as this build made it */
export async function cacheFiles(name: string, entries: readonly ManifestEntry[]): Promise<void> {
  const cache = await caches.open(name)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  const missing = entries.filter((entry) => !kept.has(keyOf(entry)))
  async function lane(): Promise<void> {
    for (let entry = missing.shift(); entry; entry = missing.shift())
      await fetchProven(cache, entry)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** Lets go of what other builds left. */
export async function deleteOtherFiles(
  name: string,
  entries: readonly ManifestEntry[],
): Promise<void> {
  const cache = await caches.open(name)
  const wanted = new Set(entries.map(keyOf))
  const others = (await cache.keys()).filter(({ url }) => !wanted.has(url))
  await Promise.all(others.map((other) => cache.delete(other)))
}

/** The browser refuses bytes with another digest; one that keeps an old file is asked to look again. */
async function fetchProven(cache: Cache, entry: ManifestEntry): Promise<Response> {
  const { url, revision, integrity } = entry
  const response = await fetch(new URL(url, self.location.origin).href, {
    integrity,
    cache: revision === null ? 'default' : 'reload',
  })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  // A navigation takes no answer that was redirected.
  const kept = response.redirected ? new Response(response.body, response) : response
  await cache.put(keyOf(entry), kept.clone())
  return kept
}

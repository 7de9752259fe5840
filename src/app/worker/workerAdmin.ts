import { deleteOtherFiles, cacheFiles } from './workerFiles.ts'
import type { ManifestEntry } from './workerScope.ts'

const CACHE = 'darzi-admin'

/** Files that only the owner needs; cached once the owner has signed in on this device. */
export function isAdminFile(url: string): boolean {
  return /(^|\/)assets\/admin\//.test(url)
}

/** Caches the owner's files of this build and deletes those of other builds. */
export async function cacheAdminFiles(entries: readonly ManifestEntry[]): Promise<void> {
  await deleteOtherFiles(CACHE, entries)
  await cacheFiles(CACHE, entries)
}

/**
 * After an update, fetches the owner's files of the new build on a device that had the old ones.
 */
export async function renewAdminFiles(entries: readonly ManifestEntry[]): Promise<void> {
  if (await caches.has(CACHE)) await cacheAdminFiles(entries)
}

/** One of the owner's files, from the cache if it is there. */
export async function adminFile(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(request)) ?? fetch(request)
}

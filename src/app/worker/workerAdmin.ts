import { deleteOtherFiles, cacheFiles } from './workerFiles.ts'
import type { ManifestEntry } from './workerScope.ts'

const CACHE = 'darzi-admin'

/** Files that only the owner needs; cached once the owner has signed in on this device. */
export function isAdminFile(url: string): boolean {
  return /(^|\/)assets\/admin\//.test(url)
}

/**
 * Caches the owner's files of this build. Those of other builds stay: a newer version that waits may
 * have cached its own already.
 */
export async function cacheAdminFiles(entries: readonly ManifestEntry[]): Promise<void> {
  await cacheFiles(CACHE, entries)
}

/**
 * Caches the owner's files only if the device already has those of another build. A new version
 * does this while installing: by the time it activates there may be no network, or its files may no
 * longer be deployed.
 */
export async function renewAdminFiles(entries: readonly ManifestEntry[]): Promise<void> {
  if (await caches.has(CACHE)) await cacheAdminFiles(entries)
}

/** Once this build has taken over: deletes the files of other builds. */
export async function deleteOldAdminFiles(entries: readonly ManifestEntry[]): Promise<void> {
  if (await caches.has(CACHE)) await deleteOtherFiles(CACHE, entries)
}

/**
 * One of the owner's files, from the cache if it is there. It is looked up by address, not by request:
 * the server's responses vary by `Origin`, and Chromium 156 sends that header when a page loads a
 * script, but not when the worker fetches it.
 */
export async function adminFile(request: Request): Promise<Response> {
  return (await caches.match(request.url, { cacheName: CACHE })) ?? fetch(request)
}

import type { WorkerScope } from './workerScope.ts'

const CACHE = 'darzi-admin'

type Entry = WorkerScope['__WB_MANIFEST'][number]

/** Files that only the owner needs; they are kept once the owner has signed in on this device. */
export function isAdminFile(url: string): boolean {
  return /(^|\/)assets\/admin\//.test(url)
}

/** Keeps the owner's files of this build and drops those of others. */
export async function keepAdminFiles(entries: readonly Entry[]): Promise<void> {
  const cache = await caches.open(CACHE)
  const wanted = entries.map(({ url }) => new URL(url, self.location.origin).href)
  const kept = (await cache.keys()).map(({ url }) => url)
  await Promise.all(kept.filter((url) => !wanted.includes(url)).map((url) => cache.delete(url)))
  for (const { url, integrity } of entries) {
    const address = new URL(url, self.location.origin).href
    if (kept.includes(address)) continue
    const response = await fetch(address, integrity === undefined ? {} : { integrity })
    if (response.ok) await cache.put(address, response)
  }
}

/** After an update, an owner's device needs the owner's files of the new build. */
export async function renewAdminFiles(entries: readonly Entry[]): Promise<void> {
  if (await caches.has(CACHE)) await keepAdminFiles(entries)
}

/** One of the owner's files, from this device where it is kept. */
export async function adminFile(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  return (await cache.match(request)) ?? fetch(request)
}

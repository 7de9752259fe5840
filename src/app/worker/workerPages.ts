import { buildOf, pageKey, pageKind } from './pageKinds.ts'

/** After so long a page from the device is better than none. */
const NETWORK_MS = 4000

const PREFIX = 'darzi-pages-'

type Shell = () => Promise<Response>

/**
 * Pages that the server rendered. The last one of this build is shown at once and fetched anew
 * behind it; without one the network is asked, and the empty shell stands in when it does not
 * answer. A page of another build is never kept: the files it needs may be gone.
 */
export async function renderedPage(
  request: Request,
  shell: Shell,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await pageCache(shell)
  const kept = await cache.match(pageKey(new URL(request.url)))
  const fetched = fetchPage(request, shell)
  later(fetched)
  return kept ?? (await fetched) ?? shell()
}

/** Keeps the pages among what was shown before this worker was in charge. */
export async function cacheSeenPages(addresses: readonly string[], shell: Shell): Promise<void> {
  const pages = addresses.filter((address) => {
    const { origin, pathname } = new URL(address)
    return origin === self.location.origin && pageKind(pathname) === 'rendered'
  })
  await Promise.all(pages.map((address) => fetchPage(new Request(address), shell)))
}

/** A page of the server's, or the shell when it does not answer. */
export async function anyPage(request: Request, shell: Shell): Promise<Response> {
  return (await fetchPage(request, shell)) ?? shell()
}

/** Removes the pages of other builds. */
export async function deleteOldPages(shell: Shell): Promise<void> {
  const current = await cacheName(shell)
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== current)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The server's page; undefined when there is no answer in time, or somebody else's. */
async function fetchPage(request: Request, shell: Shell): Promise<Response | undefined> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(NETWORK_MS) })
    if (response.type === 'opaqueredirect') return response
    if (response.status >= 500) return undefined
    const build = buildOf(await response.clone().text())
    if (build === undefined) return undefined
    if (response.status === 200 && build === (await ownBuild(shell))) {
      const cache = await pageCache(shell)
      await cache.put(pageKey(new URL(request.url)), response.clone())
    }
    return response
  } catch {
    return undefined
  }
}

let build: string | undefined

/** The build of this service worker, which is the one of the shell that came with it. */
async function ownBuild(shell: Shell): Promise<string> {
  build ??= buildOf(await (await shell()).text()) ?? 'unknown'
  return build
}

async function cacheName(shell: Shell): Promise<string> {
  return PREFIX + (await ownBuild(shell))
}

async function pageCache(shell: Shell): Promise<Cache> {
  return caches.open(await cacheName(shell))
}

import { buildOf, pageKey, pageKind } from './pageKinds.ts'

/** After this long, fall back to the shell. */
const NETWORK_MS = 4000

const PREFIX = 'darzi-pages-'

type Shell = () => Promise<Response>

/**
 * Pages that the server renders, stale-while-revalidate: the cached page of this build is shown at
 * once and refreshed in the background. Without one the network is asked, then the empty shell.
 * Pages of another build are never cached: the files they need may be gone.
 */
export async function renderedPage(
  request: Request,
  shell: Shell,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await pageCache(shell)
  const cached = await cache.match(pageKey(new URL(request.url)))
  const fetched = fetchPage(request, shell)
  later(fetched)
  return cached ?? (await fetched) ?? shell()
}

/**
 * Caches those of the addresses that are server-rendered pages and not cached yet; they loaded before
 * this worker took control.
 */
export async function cacheSeenPages(addresses: readonly string[], shell: Shell): Promise<void> {
  const cache = await pageCache(shell)
  const pages = addresses.filter((address) => {
    const { origin, pathname } = new URL(address)
    return origin === self.location.origin && pageKind(pathname) === 'cached'
  })
  await Promise.all(
    pages.map(async (address) => {
      const isCached = await cache.match(pageKey(new URL(address)))
      if (!isCached) await fetchPage(new Request(address), shell)
    }),
  )
}

/** The server's page, or the shell if there is none in time. */
export async function anyPage(request: Request, shell: Shell): Promise<Response> {
  return (await fetchPage(request, shell)) ?? shell()
}

/** Deletes the cached pages of other builds. */
export async function deleteOldPages(shell: Shell): Promise<void> {
  const current = await cacheName(shell)
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== current)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The server's page; undefined on timeout, on a server error, or if the page isn't the shop's. */
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

/** This worker's build, read from the shell it was deployed with. */
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

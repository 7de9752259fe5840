import { buildOf, pageKey, pageKind } from './pageKinds.ts'

/** After this long, fall back to the shell. */
const NETWORK_MS = 4000

/** This worker's build, which the server writes into its pages too. */
declare const __BUILD__: string

const PREFIX = 'darzi-pages-'

/** The pages of this worker's build. */
const CACHE = PREFIX + __BUILD__

type Shell = () => Promise<Response>

/**
 * Pages that the server renders, stale-while-revalidate: the cached page of this build is shown at
 * once and refreshed in the background. Without one, tries the network, then falls back to the
 * empty shell. Pages of another build are never cached: the files they need may be gone.
 */
export async function renderedPage(
  request: Request,
  shell: Shell,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cached = await cachedPage(request.url)
  const fetched = fetchPage(request)
  later(fetched)
  return cached ?? (await fetched) ?? shell()
}

/**
 * Caches those of the addresses that are server-rendered pages and not cached yet; they loaded before
 * this worker took control.
 */
export async function cacheSeenPages(addresses: readonly string[]): Promise<void> {
  const pages = addresses.filter((address) => {
    const { origin, pathname } = new URL(address)
    return origin === self.location.origin && pageKind(pathname) === 'cached'
  })
  await Promise.all(
    pages.map(async (address) => {
      if (!(await cachedPage(address))) await fetchPage(new Request(address))
    }),
  )
}

/** The server's page, or the shell if there is none in time. */
export async function anyPage(request: Request, shell: Shell): Promise<Response> {
  return (await fetchPage(request)) ?? shell()
}

/** Deletes the cached pages of other builds. */
export async function deleteOldPages(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The server's page; undefined on timeout, on a server error, or if the page isn't the shop's. */
async function fetchPage(request: Request): Promise<Response | undefined> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(NETWORK_MS) })
    if (response.type === 'opaqueredirect') return response
    if (response.status >= 500) return undefined
    const build = buildOf(await response.clone().text())
    if (build === undefined) return undefined
    if (response.status === 200 && build === __BUILD__) {
      const cache = await caches.open(CACHE)
      await cache.put(pageKey(new URL(request.url)), response.clone())
    }
    return response
  } catch {
    return undefined
  }
}

/** The cached page. A single request to the cache storage, as the visitor waits for it. */
function cachedPage(address: string): Promise<Response | undefined> {
  return caches.match(pageKey(new URL(address)), { cacheName: CACHE })
}

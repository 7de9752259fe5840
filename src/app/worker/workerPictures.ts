import { evictOldest, noteSize } from './workerPictureLimit.ts'

const CACHE = 'darzi-pictures'

/** The shop's bundled pictures and the owner's uploaded photos. */
const OWN_PATH = /^\/(pictures|api\/files)\//

/** After this the picture is fetched again: the owner may have replaced it under the same name. */
const OLD_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Same-origin, whole images only: range requests are video, and opaque responses can't be checked
 * and are padded to megabytes of quota.
 */
export function isOwnPicture(request: Request, { pathname }: URL): boolean {
  return request.destination === 'image' && !request.headers.has('range') && OWN_PATH.test(pathname)
}

/**
 * Caches pictures that a page showed before this worker took control; the HTTP cache still has
 * them.
 */
export async function cacheSeenPictures(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(addresses.map((address) => cacheSeenPicture(cache, address)))
}

async function cacheSeenPicture(cache: Cache, address: string): Promise<void> {
  const { origin, pathname } = new URL(address)
  if (origin !== self.location.origin || !OWN_PATH.test(pathname)) return
  if (await cache.match(address)) return
  try {
    const response = await fetch(address)
    if (response.status === 200) await store(cache, address, response)
  } catch {
    // Offline by now: the picture is cached the next time it is seen.
  }
}

/** A picture from the cache, or else fetched and cached; an outdated one is used only offline. */
export async function picture(
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(CACHE)
  const cached = await cache.match(request)
  if (cached && !isOld(cached)) return cached
  try {
    const response = await fetch(request)
    if (response.status === 200) later(store(cache, request, response.clone()))
    return response
  } catch {
    return cached ?? (await otherWidth(cache, request.url)) ?? Response.error()
  }
}

/** The same picture at another width: the cart's is smaller than the collection's. */
async function otherWidth(cache: Cache, address: string): Promise<Response | undefined> {
  const stem = stemOf(address)
  if (stem === undefined) return undefined
  const [found] = (await cache.keys()).filter(({ url }) => stemOf(url) === stem)
  return found && cache.match(found)
}

/** The address of a rendered picture without its width and type. */
function stemOf(address: string): string | undefined {
  return /^(.+)-\d+\.(avif|webp)$/.exec(address)?.[1]
}

function isOld(cached: Response): boolean {
  const date = Date.parse(cached.headers.get('Date') ?? '')
  return Date.now() - date > OLD_MS
}

/**
 * Caches a picture and evicts the oldest. On a full disk it drops the whole cache, which refills. A
 * download that the network cut off is not cached.
 */
async function store(cache: Cache, request: Request | string, response: Response): Promise<void> {
  try {
    await cache.put(request, response)
    noteSize(typeof request === 'string' ? request : request.url, response)
    await evictOldest(cache)
  } catch (error) {
    if (isDiskFull(error)) await caches.delete(CACHE)
  }
}

function isDiskFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

import { evictOldest, noteSize } from './workerPictureLimit.ts'

const CACHE = 'darzi-pictures'

/** Pictures that come with the shop, and photos of the owner's. */
const OWN_PATH = /^\/(pictures|api\/files)\//

/** The house may have replaced a picture under the same name. */
const OLD_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Whether this is a picture of our own: never a part of one, never a film, and none of others', as
 * what they answer cannot be looked at and counts for megabytes.
 */
export function isOwnPicture(request: Request, { pathname }: URL): boolean {
  return request.destination === 'image' && !request.headers.has('range') && OWN_PATH.test(pathname)
}

/** Keeps pictures that a page showed before this worker was in charge; the browser still has them. */
export async function cacheSeenPictures(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(addresses.map((address) => keepOneSeen(cache, address)))
}

async function keepOneSeen(cache: Cache, address: string): Promise<void> {
  const { origin, pathname } = new URL(address)
  if (origin !== self.location.origin || !OWN_PATH.test(pathname)) return
  if (await cache.match(address)) return
  try {
    const response = await fetch(address)
    if (response.status === 200) await keep(cache, address, response)
  } catch {
    // No network any more: the picture is kept the next time it is seen.
  }
}

/** A picture from this device, or from the server and kept; an old one only without a network. */
export async function picture(
  request: Request,
  later: (work: Promise<unknown>) => void,
): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept && !isOld(kept)) return kept
  try {
    const response = await fetch(request)
    if (response.status === 200) later(keep(cache, request, response.clone()))
    return response
  } catch (error) {
    const standIn = kept ?? (await otherWidth(cache, request.url))
    if (standIn) return standIn
    throw error
  }
}

/** The same picture as another page showed it: the cart's is smaller than the collection's. */
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

function isOld(kept: Response): boolean {
  const date = Date.parse(kept.headers.get('Date') ?? '')
  return Date.now() - date > OLD_MS
}

/** Keeps a picture and lets go of the ones kept longest. A full device loses all: they come back. */
async function keep(cache: Cache, request: Request | string, response: Response): Promise<void> {
  try {
    await cache.put(request, response)
    noteSize(typeof request === 'string' ? request : request.url, response)
    await evictOldest(cache)
  } catch {
    await caches.delete(CACHE)
  }
}

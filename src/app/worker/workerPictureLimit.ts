/** Limits of the picture cache: number of pictures, and total bytes. */
const MAX_PICTURES = 120
const MAX_BYTES = 30_000_000

/** Assumed size of a picture without a Content-Length. */
const ASSUMED_BYTES = 250_000

/** By address; after a restart the worker reads the sizes from the cache again. */
const sizes = new Map<string, number>()

/** Records a picture's size in bytes. */
export function noteSize(address: string, { headers }: Response): number {
  const bytes = Number(headers.get('Content-Length')) || ASSUMED_BYTES
  sizes.set(address, bytes)
  return bytes
}

/**
 * Deletes the oldest pictures until the rest fit the limits; a single picture over the limit goes
 * at once.
 */
export async function evictOldest(cache: Cache): Promise<void> {
  let count = 0
  let bytes = 0
  for (const picture of [...(await cache.keys())].reverse()) {
    const size = sizes.get(picture.url) ?? (await cachedSize(cache, picture))
    if (count === MAX_PICTURES || bytes + size > MAX_BYTES) {
      await cache.delete(picture)
      continue
    }
    count += 1
    bytes += size
  }
}

async function cachedSize(cache: Cache, picture: Request): Promise<number> {
  const cached = await cache.match(picture)
  return cached ? noteSize(picture.url, cached) : 0
}

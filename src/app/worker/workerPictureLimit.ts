/** So many pictures are kept on a device, and so many bytes of them. */
const MOST = 120
const MOST_BYTES = 30_000_000

/** What a picture counts that does not say how large it is. */
const UNTOLD_BYTES = 250_000

/** By address; a worker that has just started learns the sizes from what is kept. */
const sizes = new Map<string, number>()

/** Remembers how many bytes a picture is. */
export function noteSize(address: string, { headers }: Response): number {
  const bytes = Number(headers.get('Content-Length')) || UNTOLD_BYTES
  sizes.set(address, bytes)
  return bytes
}

/** Lets go of the pictures kept longest, until the others are within the limits; of one too large at once. */
export async function evictOldest(cache: Cache): Promise<void> {
  let count = 0
  let bytes = 0
  for (const picture of [...(await cache.keys())].reverse()) {
    const size = sizes.get(picture.url) ?? (await keptSize(cache, picture))
    if (count === MOST || bytes + size > MOST_BYTES) {
      await cache.delete(picture)
      continue
    }
    count += 1
    bytes += size
  }
}

async function keptSize(cache: Cache, picture: Request): Promise<number> {
  const kept = await cache.match(picture)
  return kept ? noteSize(picture.url, kept) : 0
}

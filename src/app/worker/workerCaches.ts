/** Prefix of all our caches. */
const OURS = 'darzi-'

/**
 * Deletes the caches of earlier workers, which were built with Workbox. Nothing reads them any
 * more: a tab that an earlier worker served gets the rest from the network.
 */
export async function deleteEarlierCaches(): Promise<void> {
  const earlier = (await caches.keys()).filter((name) => !name.startsWith(OURS))
  await Promise.all(earlier.map((name) => caches.delete(name)))
}

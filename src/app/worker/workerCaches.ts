/** What every cache of ours is called first. */
const OURS = 'darzi-'

/**
 * Lets go of the caches of earlier workers, which were made with Workbox. Nothing is answered from
 * them any more, not even to a tab that they served: what that still needs comes from the network.
 */
export async function deleteEarlierCaches(): Promise<void> {
  const earlier = (await caches.keys()).filter((name) => !name.startsWith(OURS))
  await Promise.all(earlier.map((name) => caches.delete(name)))
}

const OWN = /^\/pictures\/[a-z0-9-]+$/

/** The second of our own pictures, the cloth or the piece from near, where the shop was built with one. */
export function closeUpOf(image: string): string | undefined {
  const made: unknown = import.meta.env['VITE_CLOSE_UPS']
  if (typeof made !== 'string' || !OWN.test(image)) return undefined
  const name = image.slice(image.lastIndexOf('/') + 1)
  return made.split(' ').includes(name) ? `${image}-close` : undefined
}

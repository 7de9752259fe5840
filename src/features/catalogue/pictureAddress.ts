const OWN = /^\/pictures\/[a-z0-9-]+$/

/** One file of a picture, for others to show: our own come in several widths, an owner's in one. */
export function pictureAddress(image: string): string {
  return OWN.test(image) ? `${image}-960.webp` : image
}

/** The second of our own pictures, the cloth or the piece from near, where the shop was built with one. */
export function closeUpOf(image: string): string | undefined {
  const made: unknown = import.meta.env['VITE_CLOSE_UPS']
  if (typeof made !== 'string' || !OWN.test(image)) return undefined
  const name = image.slice(image.lastIndexOf('/') + 1)
  return made.split(' ').includes(name) ? `${image}-close` : undefined
}

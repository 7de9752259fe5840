const OWN = /^\/pictures\/[a-z0-9-]+$/

/** The close-up (cloth or piece) that accompanies a bundled picture, if the build includes one. */
export function closeUpOf(image: string): string | undefined {
  const made: unknown = import.meta.env['VITE_CLOSE_UPS']
  if (typeof made !== 'string' || !OWN.test(image)) return undefined
  const name = image.slice(image.lastIndexOf('/') + 1)
  return made.split(' ').includes(name) ? `${image}-close` : undefined
}

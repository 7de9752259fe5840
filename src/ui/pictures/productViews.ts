import { detail } from '#copy/product/detail.ts'
import type { Product } from '#domain/products/product.ts'

/** A picture of a product. */
export type View = { source: string; alt: string }

/** The pictures of a product, the whole piece first; none where the owner gave none. */
export function viewsOf({ image, name }: Pick<Product, 'image' | 'name'>): View[] {
  if (image === '') return []
  const closeUp = closeUpOf(image)
  const whole = { source: image, alt: name }
  return closeUp ? [whole, { source: closeUp, alt: detail.closeUp(name) }] : [whole]
}

const OWN = /^\/pictures\/[a-z0-9-]+$/

/** The close-up (cloth or piece) that accompanies a bundled picture, if the build includes one. */
export function closeUpOf(image: string): string | undefined {
  const made: unknown = import.meta.env['VITE_CLOSE_UPS']
  if (typeof made !== 'string' || !OWN.test(image)) return undefined
  const name = image.slice(image.lastIndexOf('/') + 1)
  return made.split(' ').includes(name) ? `${image}-close` : undefined
}

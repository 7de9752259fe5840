import { detail } from '#copy/product/detail.ts'
import type { Product } from '#domain/products/product.ts'

/** A picture of a product. */
export type View = { source: string; alt: string }

/** The pictures of a product, the whole piece first; none where the owner gave none. */
export function viewsOf({ image, name }: Pick<Product, 'image' | 'name'>): View[] {
  if (image === '') return []
  const views = [{ source: image, alt: name }]
  const fullLength = includedView(image, 'full')
  if (fullLength) views.push({ source: fullLength, alt: detail.fullLength(name) })
  const closeUp = closeUpOf(image)
  if (closeUp) views.push({ source: closeUp, alt: detail.closeUp(name) })
  return views
}

/** The close-up (cloth or piece) that accompanies a bundled picture, if the build includes one. */
export function closeUpOf(image: string): string | undefined {
  return includedView(image, 'close')
}

const OWN = /^\/pictures\/[a-z0-9-]+$/

/** Another view of a bundled picture, if the build includes one. */
function includedView(image: string, view: 'close' | 'full'): string | undefined {
  const made: unknown =
    view === 'close' ? import.meta.env['VITE_CLOSE_UPS'] : import.meta.env['VITE_FULL_LENGTHS']
  if (typeof made !== 'string' || !OWN.test(image)) return undefined
  const name = image.slice(image.lastIndexOf('/') + 1)
  return made.split(' ').includes(name) ? `${image}-${view}` : undefined
}

import { detail } from '#copy/product/detail.ts'
import type { Product } from '#domain/products/product.ts'

/** A picture of a product. */
export type View = {
  source: string
  alt: string
  /** Fills the frame with cloth, so that it may be cropped. */
  isClose?: boolean
  /** Exists 1440 px wide, too. */
  isLarge?: boolean
}

/** In the order in which they are shown after the whole piece. */
const FURTHER = ['full', 'three-quarter', 'back', 'fuller', 'collar', 'folded', 'close'] as const

/** The pictures of a product, the whole piece first; none where the owner gave none. */
export function viewsOf({ image, name }: Pick<Product, 'image' | 'name'>): View[] {
  if (image === '') return []
  const hasLarge = hasPictures(image, 'large')
  const views: View[] = [{ source: image, alt: name, isLarge: hasLarge }]
  for (const view of FURTHER) {
    const source = includedView(image, view)
    const isClose = view === 'collar' || view === 'close'
    const isLarge = view === 'close' && hasLarge
    if (source) views.push({ source, alt: detail.views[view](name), isClose, isLarge })
  }
  return views
}

/** The close-up (cloth or piece) that accompanies a bundled picture, if the build includes one. */
export function closeUpOf(image: string): string | undefined {
  return includedView(image, 'close')
}

const OWN = /^\/pictures\/([a-z0-9-]+)$/

/** Another view of a bundled picture, if the build includes one. */
function includedView(image: string, view: (typeof FURTHER)[number]): string | undefined {
  return hasPictures(image, view) ? `${image}-${view}` : undefined
}

/** Whether the build includes a view of a bundled picture, or its widest files. */
function hasPictures(image: string, view: (typeof FURTHER)[number] | 'large'): boolean {
  const made: unknown = import.meta.env.VITE_VIEWS
  const product = OWN.exec(image)?.[1]
  if (typeof made !== 'string' || !product) return false
  return made.split(' ').some((set) => {
    const [views = '', products = ''] = set.split(':')
    return views.split(',').includes(view) && products.split(',').includes(product)
  })
}

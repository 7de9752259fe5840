import type { Product } from '#domain/products/product.ts'
import { detail } from '#copy/shop/catalogue.ts'
import { Picture } from '#ui/parts/Picture.tsx'
import styles from './detail.module.css'
import { ProductPicture } from '#features/catalogue/grid/ProductPicture.tsx'

const SIZES = '(min-width: 40rem) 34rem, 100vw'

/**
 * The product and, if there is one, a close-up of its cloth: a row to swipe or scroll with arrow
 * keys.
 */
export function ProductPictures({ product }: { product: Product }) {
  const closeUp = closeUpOf(product.image)
  if (!closeUp) {
    return (
      <div className={styles.picture}>
        <ProductPicture product={product} sizes={SIZES} first />
      </div>
    )
  }
  return (
    <div
      className={`${styles.picture} ${styles.pictures}`}
      role="group"
      aria-label={detail.pictures(product.name)}
      tabIndex={0}
    >
      <ProductPicture product={product} sizes={SIZES} first />
      <Picture source={closeUp} alt={detail.closeUp(product.name)} sizes={SIZES} />
    </div>
  )
}

const OWN = /^\/pictures\/[a-z0-9-]+$/

/** The close-up (cloth or piece) that accompanies a bundled picture, if the build includes one. */
function closeUpOf(image: string): string | undefined {
  const made: unknown = import.meta.env['VITE_CLOSE_UPS']
  if (typeof made !== 'string' || !OWN.test(image)) return undefined
  const name = image.slice(image.lastIndexOf('/') + 1)
  return made.split(' ').includes(name) ? `${image}-close` : undefined
}

import type { Product } from '#domain/products/product.ts'
import { detail } from '#copy/product/detail.ts'
import { Picture } from '#ui/parts/Picture.tsx'
import styles from './detail.module.css'
import { ProductPicture } from '#features/catalogue/grid/ProductPicture.tsx'
import { viewsOf } from '#ui/pictures/productViews.ts'

const SIZES = '(min-width: 40rem) 34rem, 100vw'

/**
 * The product and, if there is one, a close-up of its cloth: a row to swipe or scroll with arrow
 * keys.
 */
export function ProductPictures({ product }: { product: Product }) {
  const views = viewsOf(product)
  if (views.length < 2) {
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
      {views.map((view, place) => (
        <Picture key={view.source} {...view} sizes={SIZES} first={place === 0} />
      ))}
    </div>
  )
}

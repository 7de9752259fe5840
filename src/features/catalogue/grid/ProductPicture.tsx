import type { Product } from '#domain/products/product.ts'
import { emptyStates } from '#copy/base/emptyStates.ts'
import { Picture } from '#ui/parts/Picture.tsx'
import styles from './ProductPicture.module.css'

type ProductPictureProps = { product: Product; sizes: string; first?: boolean }

/** The product's picture, or a note that there is none. */
export function ProductPicture({ product, sizes, first = false }: ProductPictureProps) {
  if (product.image === '') return <p className={styles.none}>{emptyStates.picture}</p>
  return <Picture source={product.image} alt={product.name} sizes={sizes} first={first} />
}

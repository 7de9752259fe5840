import { pictureOf, type OwnedProduct } from '#domain/products/ownedProduct.ts'
import { emptyStates } from '#copy/base/emptyStates.ts'
import { Picture } from '#ui/parts/Picture.tsx'
import styles from './ProductThumb.module.css'

/** A product's picture beside its name, also one that is not sent yet. */
export function ProductThumb({ product }: { product: OwnedProduct }) {
  const picture = pictureOf(product)
  return (
    <div className={styles.thumb}>
      {picture ? (
        <Picture source={picture} alt="" sizes="3rem" />
      ) : (
        <span className={styles.noPicture}>{emptyStates.picture}</span>
      )}
    </div>
  )
}

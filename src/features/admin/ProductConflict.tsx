import type { OwnedProduct, ProductFields } from '#domain/ownedProduct.ts'
import { PRODUCT_TEXT_FIELDS, productTextOf } from '#domain/productText.ts'
import type { ProductTextField } from '#domain/productText.ts'
import { productConflict, productForm } from '#copy/adminProducts.ts'
import { common } from '#copy/frame.ts'
import { Button } from '#ui/Button.tsx'
import styles from './admin.module.css'
import { Modal } from './Modal.tsx'

type ProductConflictProps = {
  theirs: OwnedProduct
  yours: ProductFields
  onTakeTheirs: () => void
  onKeepYours: () => void
  onClose: () => void
}

/** Two people edited one product: both versions side by side, and the owner decides. */
export function ProductConflict({ theirs, yours, ...on }: ProductConflictProps) {
  const before = productTextOf(theirs)
  const after = productTextOf(yours)
  const differing = PRODUCT_TEXT_FIELDS.filter((field) => before[field] !== after[field])
  return (
    <Modal title={productConflict.title} onClose={on.onClose}>
      <p>{productConflict.lead}</p>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{productConflict.theirs}</th>
              <th scope="col">{productConflict.yours}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((field) => (
              <tr key={field}>
                <th scope="row">{labelOf(field)}</th>
                <td>{before[field]}</td>
                <td>{after[field]}</td>
              </tr>
            ))}
            {before.draft !== after.draft && (
              <tr>
                <th scope="row">{productForm.draft}</th>
                <td>{before.draft ? common.yes : common.no}</td>
                <td>{after.draft ? common.yes : common.no}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <div className={styles.actions}>
        <Button look="outline" onClick={on.onTakeTheirs}>
          {productConflict.keepTheirs}
        </Button>
        <Button onClick={on.onKeepYours}>{productConflict.keepYours}</Button>
      </div>
    </Modal>
  )
}

/** What the form calls a field. */
export function labelOf(field: ProductTextField): string {
  const { fields, detailFields } = productForm
  const labels: Record<ProductTextField, string> = {
    name: fields.name.label,
    description: fields.description.label,
    price: fields.price.label,
    category: fields.category.label,
    image: fields.image.label,
    measurements: fields.measurements.label,
    ...detailFields,
  }
  return labels[field]
}

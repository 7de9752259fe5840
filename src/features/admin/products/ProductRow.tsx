import { memo } from 'react'
import { formatRupees } from '#domain/base/money.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { adminProducts } from '#copy/desk/adminProducts.ts'
import { common } from '#copy/base/frame.ts'
import styles from '#features/admin/parts/parts.module.css'
import { ProductThumb } from '#features/admin/parts/ProductThumb.tsx'
import own from './products.module.css'

const TASKS = ['edit', 'duplicate', 'remove'] as const

export type ProductTask = (typeof TASKS)[number]

export type OnProductTask = (kind: ProductTask, product: OwnedProduct) => void

const TASK_WORDS = {
  edit: common.edit,
  duplicate: adminProducts.duplicateShort,
  remove: common.delete,
} as const satisfies Record<ProductTask, string>

type ProductRowProps = { product: OwnedProduct; onTask: OnProductTask }

/** One product in the owner's table. */
export const ProductRow = memo(function ProductRow({ product, onTask }: ProductRowProps) {
  const { name } = product
  return (
    <tr>
      <td>
        <ProductThumb product={product} />
      </td>
      <td className={own.name}>
        {name} {product.draft && <span className="chip">{adminProducts.draft}</span>}
      </td>
      <td className={own.tabletUp}>
        <span className={styles.clamped}>{product.description}</span>
      </td>
      <td className={own.tabletUp}>{product.category}</td>
      <td className={styles.number}>{formatRupees(product.price)}</td>
      <td>
        <div className={own.rowActions}>
          {TASKS.map((task) => (
            <button
              key={task}
              type="button"
              className={styles.textButton}
              data-look={task === 'remove' ? 'danger' : undefined}
              aria-label={adminProducts[task](name)}
              onClick={() => onTask(task, product)}
            >
              {TASK_WORDS[task]}
            </button>
          ))}
        </div>
      </td>
    </tr>
  )
})

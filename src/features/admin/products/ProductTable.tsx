import { memo } from 'react'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { adminProducts } from '#copy/desk/adminProducts.ts'
import styles from '#features/admin/parts/parts.module.css'
import { MoreRows } from '#features/admin/parts/MoreRows.tsx'
import { ProductRow } from './ProductRow.tsx'
import type { OnProductTask } from './ProductRow.tsx'
import { useTableRows } from '#features/admin/parts/useTableRows.ts'

const COLUMNS = Object.values(adminProducts.columns)

type ProductTableProps = {
  rows: readonly OwnedProduct[]
  /** What was asked for: another question starts again from the first rows. */
  asked: string
  empty: string
  onTask: OnProductTask
}

/**
 * The table of the specification: image, name, description, category, price in rupees, actions. It
 * is drawn again only for other rows, not for each letter typed.
 */
export const ProductTable = memo(function ProductTable(props: ProductTableProps) {
  const { rows, asked, empty, onTask } = props
  const table = useTableRows(rows, asked)
  return (
    <>
      <p className="hint" role="status">
        {rows.length === 0 ? empty : adminProducts.count(rows.length)}
      </p>
      {rows.length > 0 && (
        <div className={styles.scroll}>
          <table>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.shown.map((product) => (
                <ProductRow key={product.id} product={product} onTask={onTask} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <MoreRows table={table} />
    </>
  )
})

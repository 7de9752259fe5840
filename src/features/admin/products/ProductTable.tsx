import { memo, useDeferredValue, useMemo } from 'react'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { adminProducts } from '#copy/desk/adminProducts.ts'
import styles from '#features/admin/parts/parts.module.css'
import { MoreRows, useTableRows } from '#features/admin/rows/MoreRows.tsx'
import { ProductRow, type OnProductTask } from './ProductRow.tsx'
import { ownedProducts } from '#data/desk/products.ts'
import { categoriesOf } from '#domain/products/product.ts'
import {
  filterProducts,
  PRODUCT_ORDERS,
  PRODUCTS_SHOWN,
  sortProducts,
  type ProductQuery,
} from '#domain/products/productTable.ts'
import { useChoices } from '#features/admin/rows/useChoices.ts'
import { useEntryText } from '#features/admin/rows/entryTexts.tsx'
import { useRows } from '#features/admin/rows/useRows.ts'
import own from './products.module.css'

const COLUMNS = Object.values(adminProducts.columns)

/** On a phone two are left out, since the product's form has them; figures are on the right. */
const { description, category, price } = adminProducts.columns
const CLASSES: Readonly<Record<string, string | undefined>> = {
  [description]: own.tabletUp,
  [category]: own.tabletUp,
  [price]: styles.number,
}

type ProductTableProps = {
  rows: readonly OwnedProduct[]
  /** Identifies the query: a new one starts again from the first rows. */
  listKey: string
  empty: string
  onTask: OnProductTask
}

/**
 * The specification's table: image, name, description, category, price in rupees, actions.
 * Memoized, so it re-renders for new rows and not on every keystroke.
 */
export const ProductTable = memo(function ProductTable(props: ProductTableProps) {
  const { rows, listKey, empty, onTask } = props
  const table = useTableRows(rows, listKey)
  return (
    <>
      <p className="hint" role="status">
        {rows.length === 0 ? empty : adminProducts.count(rows.length)}
      </p>
      {rows.length > 0 && (
        <div className={`${styles.scroll} ${own.stacked}`}>
          <table>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" className={CLASSES[column]}>
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

/** The filtered and sorted products: typed text shows at once, the rows follow (deferred). */
export function useProductTable() {
  const products = useRows(ownedProducts)
  const { query, ...set } = useProductQuery()
  const settled = useDeferredValue(query)
  const sorted = useMemo(() => sortProducts(products, settled.order), [products, settled.order])
  const rows = useMemo(() => filterProducts(sorted, settled), [sorted, settled])
  const categories = useMemo(() => categoriesOf(products.filter((p) => !p.deleted)), [products])
  return { products, rows, categories, query, settled, ...set, isEmpty: sorted.length === 0 }
}

/** What is searched for, and the choices in the address. */
function useProductQuery() {
  const [words, setWords] = useEntryText('words')
  const [choices, choose] = useChoices()
  const category = choices.get('category') ?? ''
  const shown = PRODUCTS_SHOWN.find((known) => known === choices.get('shown')) ?? 'all'
  const order = PRODUCT_ORDERS.find((known) => known === choices.get('order')) ?? 'newest'
  const query: ProductQuery = useMemo(
    () => ({ words, category, shown, order }),
    [words, category, shown, order],
  )
  return { query, setWords, choose }
}

import { useDeferredValue, useMemo, useState } from 'react'
import { ownedProducts } from '#data/desk/products.ts'
import { categoriesOf } from '#domain/products/product.ts'
import { foundProducts, sortedProducts, type ProductQuery } from '#domain/products/productTable.ts'
import { useRows } from '#features/admin/parts/useRows.ts'

const EVERYTHING: ProductQuery = { words: '', category: '', shown: 'all', order: 'newest' }

/** The filtered and sorted products: typed text shows at once, the rows follow (deferred). */
export function useProductTable() {
  const products = useRows(ownedProducts)
  const [query, setQuery] = useState(EVERYTHING)
  const settled = useDeferredValue(query)
  const sorted = useMemo(() => sortedProducts(products, settled.order), [products, settled.order])
  const rows = useMemo(() => foundProducts(sorted, settled), [sorted, settled])
  const categories = useMemo(() => categoriesOf(products.filter((p) => !p.deleted)), [products])
  return { products, rows, categories, query, settled, setQuery, all: query === EVERYTHING }
}

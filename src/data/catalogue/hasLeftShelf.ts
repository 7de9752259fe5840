import type { Product } from '#domain/products/product.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'
import { readCursor } from './cursor.ts'
import { readSkipped } from './skippedProducts.ts'

/**
 * Whether a product has left the shelf, as far as this device has pulled the catalogue. A product
 * that came with a newer page, or that this version cannot parse, does not count as gone.
 */
export async function hasLeftShelf({ id, seq }: Product): Promise<boolean> {
  const found = await writeLocal((db) =>
    // One transaction: the first pull may end between two reads of their own, and the product would
    // be missing from before it while the cursor is from after it.
    db.transact([db.products, db.meta], async () => {
      if (await db.products.get(id)) return false
      const cursor = await readCursor(db)
      if (!cursor || cursor.seq < seq) return false
      const { products: skipped } = await readSkipped(db)
      return !Object.hasOwn(skipped, id)
    }),
  )
  return found.ok && found.value
}

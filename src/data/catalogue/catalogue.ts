import { inShelfOrder } from '#domain/products/shelf.ts'
import type { Product } from '#domain/products/product.ts'
import { readCursor } from './cursor.ts'
import { inDatabase, type Database } from '#data/storage/database.ts'
import { liveQuery } from '#data/local/liveQuery.ts'
import type { Live } from '#domain/base/live.ts'

/**
 * Every product on the shelf, in shelf order; undefined until this device has any, or the server
 * has confirmed that there are none.
 */
export const liveProducts: Live<Product[] | undefined> = liveQuery(async (db) => {
  // The cursor first: the first pull may end between the two reads.
  const isPulled = (await readCursor(db)) !== undefined
  const all = await everyProduct(db)
  return all.length > 0 || isPulled ? inShelfOrder(all) : undefined
})

/** Rows per read: Dexie turns each batch into objects without yielding to the main thread. */
const AT_ONCE = 250

async function everyProduct(db: Database): Promise<Product[]> {
  const all: Product[] = []
  for (let last = ''; ; last = all.at(-1)?.id ?? '') {
    const some = await db.products.where(':id').above(last).limit(AT_ONCE).toArray()
    all.push(...some)
    if (some.length < AT_ONCE) return all
  }
}

/** One product, live; `product` is undefined when this device has none with that slug. */
export function liveProduct(slug: string): Live<{ product: Product | undefined }> {
  return liveQuery(async (db) => ({ product: await db.products.where({ slug }).first() }))
}

/** The same by id, which stays when the owner renames the product. */
export function liveProductById(id: string): Live<{ product: Product | undefined }> {
  return liveQuery(async (db) => ({ product: await db.products.get(id) }))
}

/** Those of these products that are on the shelf, live. */
export function liveProductsById(ids: readonly string[]): Live<Product[]> {
  return liveQuery(async (db) => {
    const found = await db.products.bulkGet([...ids])
    return found.filter((product) => product !== undefined)
  })
}

/** The product with this slug, from local data. */
export function productBySlug(slug: string): Promise<Product | undefined> {
  return inDatabase((db) => db.products.where({ slug }).first())
}

/** A product by its id; undefined when it is not on the shelf. */
export function productById(id: string): Promise<Product | undefined> {
  return inDatabase((db) => db.products.get(id))
}

/** Stores the products that are not older than the local ones. */
export async function upsertNewer(db: Database, products: readonly Product[]): Promise<void> {
  const known = await db.products.bulkGet(products.map(({ id }) => id))
  const newer = products.filter((product, index) => product.seq >= (known[index]?.seq ?? 0))
  await db.products.bulkPut(newer)
}

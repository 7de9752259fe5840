import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Product } from '#domain/products/product.ts'
import type { Database } from '#data/storage/database.ts'
import { product } from '#tests/harness/data/products.ts'
import { startDevice, type Device } from '#tests/harness/device/device.ts'

const SUIT = product()

const CURSOR = { seq: 1, epoch: 'first' }

let device: Device

beforeEach(() => {
  device = startDevice()
})
afterEach(() => vi.unstubAllGlobals())

const openShelf = () =>
  device.open(async () => ({
    ...(await import('#data/catalogue/hasLeftShelf.ts')),
    ...(await import('#data/catalogue/catalogue.ts')),
    ...(await import('#data/catalogue/cursor.ts')),
    ...(await import('#data/storage/database.ts')),
  }))

type Shelf = Awaited<ReturnType<typeof openShelf>>

/** Stores a page of the catalogue, as a pull does. */
function store(shelf: Shelf, db: Database, products: Product[]): Promise<void> {
  return db.transact([db.products, db.meta], async () => {
    await db.products.bulkPut(products)
    await shelf.writeCursor(db, CURSOR)
  })
}

/** Without Dexie, which would take this for a part of the transaction that it interrupts. */
function storeFromAnotherTab(db: Database): void {
  const pull = db.products.db.backendDB().transaction(['products', 'meta'], 'readwrite')
  pull.objectStore('products').put(SUIT)
  pull.objectStore('meta').put({ key: 'catalogue', value: CURSOR })
}

test('a piece is on the shelf until the pulled catalogue lacks it', async () => {
  const shelf = await openShelf()
  const db = await shelf.database()
  expect(await shelf.hasLeftShelf(SUIT)).toBe(false)
  await store(shelf, db, [SUIT])
  expect(await shelf.hasLeftShelf(SUIT)).toBe(false)
  await db.products.delete(SUIT.id)
  expect(await shelf.hasLeftShelf(SUIT)).toBe(true)
  expect(await shelf.hasLeftShelf({ ...SUIT, seq: 2 })).toBe(false)
})

test('a piece has not left the shelf when the first pull ends while it is being looked up', async () => {
  const shelf = await openShelf()
  const db = await shelf.database()
  const get = db.products.get.bind(db.products)
  vi.spyOn(db.products, 'get').mockImplementationOnce((id: unknown) =>
    get(String(id)).then((found) => {
      storeFromAnotherTab(db)
      return found
    }),
  )
  expect(await shelf.hasLeftShelf(SUIT)).toBe(false)
  expect(await shelf.readCursor(db)).toEqual(CURSOR)
})

test('a shelf is not shown as empty when the first pull ends while it is being read', async () => {
  const shelf = await openShelf()
  const db = await shelf.database()
  const get = db.meta.get.bind(db.meta)
  vi.spyOn(db.meta, 'get').mockImplementationOnce((key: unknown) => {
    storeFromAnotherTab(db)
    return get(String(key))
  })
  const products = await new Promise((resolve) => {
    const stop = shelf.liveProducts.subscribe(() => {
      stop()
      resolve(shelf.liveProducts.current())
    })
  })
  expect(products).toEqual([SUIT])
})

import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { liveProducts, upsertNewer } from '#data/catalogue/catalogue.ts'
import { writeCursor } from '#data/catalogue/cursor.ts'
import { inDatabase } from '#data/storage/database.ts'
import { Catalogue } from '#features/catalogue/Catalogue.tsx'
import { clearDevice } from '#tests/harness/screen/page.tsx'
import { demoProducts, servedData, showPublicPage } from '#tests/harness/screen/publicPage.tsx'

beforeEach(async () => {
  await clearDevice()
  const stop = liveProducts.subscribe(() => undefined)
  await expect.poll(() => liveProducts.current()).toBeUndefined()
  stop()
})

it.each([
  ['neither page nor device knows anything yet', 0],
  ['one came from the home page, which only counts the pieces', 30],
])('says that it is waiting when %s, and then shows the products', async (_, total) => {
  const data = servedData({ products: [], total, categories: [] })
  showPublicPage({ at: '/all-collections', path: '/all-collections', page: <Catalogue />, data })
  expect(screen.getByText('Laying out the collection')).toBeTruthy()
  expect(screen.queryByText('No products found in this category')).toBeNull()
  await inDatabase((db) => upsertNewer(db, demoProducts().slice(0, 2)))
  expect(await screen.findByText('2 pieces')).toBeTruthy()
})

it('an empty device says that there are no products only once the server has said so', async () => {
  let answers = 0
  const stop = liveProducts.subscribe(() => (answers += 1))
  await expect.poll(() => answers).toBeGreaterThan(0)
  expect(liveProducts.current()).toBeUndefined()
  await inDatabase((db) => writeCursor(db, { seq: 7 }))
  await expect.poll(() => liveProducts.current()).toEqual([])
  stop()
})

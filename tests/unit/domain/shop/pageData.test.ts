import { expect, it } from 'vitest'
import { pageDataText, readPageData, type PageData } from '#domain/shop/pageData.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'

const PAGE: PageData = { shop: DEFAULT_SHOP, products: [], total: 0, categories: [], status: 200 }

it('a page is not sent the standard sizes, and has them all the same', () => {
  const text = pageDataText(PAGE)
  expect(text).not.toContain('sizeTable')
  expect(readPageData(text)).toEqual(PAGE)
})

it('a page is sent the sizes that the house has set', () => {
  const [first] = DEFAULT_SHOP.sizeTable.sizes
  if (!first) throw new Error('there are no standard sizes')
  const sizeTable = { ...DEFAULT_SHOP.sizeTable, sizes: [first] }
  const page = { ...PAGE, shop: { ...DEFAULT_SHOP, sizeTable } }
  expect(readPageData(pageDataText(page))).toEqual(page)
})

import { describe, expect, it } from 'vitest'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { filterProducts, sortProducts, type ProductQuery } from '#domain/products/productTable.ts'
import { ownedProduct as product } from '#tests/harness/data/products.ts'

const suit = product('Navy Suit', 42999, { created: '2026-11-01' })
const shirt = product('Poplin Shirt', 3499, { category: 'Shirts', created: '2026-11-03' })
const kurta = product('Linen Kurta', 3999, { draft: true, created: '2026-11-02' })
const dropped = product('Dropped', 1, { deleted: true })
const all = [suit, shirt, kurta, dropped]

function productRows(products: readonly OwnedProduct[], query: ProductQuery) {
  return filterProducts(sortProducts(products, query.order), query)
}

const everything = { words: '', category: '', shown: 'all', order: 'newest' } as const

describe('the owner’s product table', () => {
  it('shows products that are not deleted, newest first', () => {
    expect(productRows(all, everything)).toEqual([shirt, kurta, suit])
  })

  it('is searched by every word, and filtered by category and drafts', () => {
    expect(productRows(all, { ...everything, words: 'suits navy' })).toEqual([suit])
    expect(productRows(all, { ...everything, category: 'Shirts' })).toEqual([shirt])
    expect(productRows(all, { ...everything, shown: 'drafts' })).toEqual([kurta])
    expect(productRows(all, { ...everything, shown: 'published' })).toEqual([shirt, suit])
  })

  it('is sorted by name, and by price both ways', () => {
    expect(productRows(all, { ...everything, order: 'name' })).toEqual([kurta, suit, shirt])
    expect(productRows(all, { ...everything, order: 'priceUp' })).toEqual([shirt, kurta, suit])
    expect(productRows(all, { ...everything, order: 'priceDown' })).toEqual([suit, kurta, shirt])
  })
})

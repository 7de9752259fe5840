import { expect, test } from 'vitest'
import { narrowingSearch } from '#domain/cloth/narrowing.ts'
import { filterAndSortProducts, queryFor } from '#domain/products/catalogueQuery.ts'
import { product, WOOL_DETAIL } from '#tests/harness/data/products.ts'

test('a part of the collection has one address', () => {
  expect(narrowingSearch({ material: 'Silk', occasion: 'wedding', category: 'A & B' })).toBe(
    'category=A%20%26%20B&occasion=wedding&material=Silk',
  )
  expect(narrowingSearch({ category: '', occasion: undefined })).toBe('')
})

test('a part has the pieces that fit all of it', () => {
  const kurta = product({ id: 'kurta', detail: { ...WOOL_DETAIL, occasions: ['festival'] } })
  const linen = product({
    id: 'linen',
    detail: { ...WOOL_DETAIL, materials: ['Linen'], occasions: ['festival', 'summer'] },
  })
  const all = [kurta, linen, product({ id: 'bare' })]
  const found = (part: Parameters<typeof queryFor>[0]) =>
    filterAndSortProducts(all, queryFor(part)).map(({ id }) => id)
  expect(found({ occasion: 'festival' })).toEqual(['kurta', 'linen'])
  expect(found({ occasion: 'festival', material: 'Linen' })).toEqual(['linen'])
  expect(found({ occasion: 'office' })).toEqual([])
})

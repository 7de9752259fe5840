import { describe, expect, it } from 'vitest'
import {
  changedFields,
  resolveProductConflict,
  productDifferences,
  shopDifferences,
} from '#domain/desk/conflict.ts'
import { changedShop } from '#domain/desk/changedShop.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { OWNED_SUIT, WOOL_DETAIL } from '#tests/harness/data/products.ts'

const SUIT = { ...OWNED_SUIT, detail: WOOL_DETAIL }
const theirs = {
  ...SUIT,
  rev: 2,
  description: 'Theirs',
  category: 'Gifts',
  detail: { ...WOOL_DETAIL, clothType: 'Linen' },
}

describe('a product edited on both sides', () => {
  it('conflicts where the local value changed and the server has another one', () => {
    const changes = { price: 3100, description: 'Mine' }
    expect(productDifferences(SUIT, changes, theirs)).toEqual([
      { field: 'description', mine: 'Mine', theirs: 'Theirs', both: true },
      { field: 'price', mine: '3100', theirs: '42999', both: false },
    ])
  })

  it('does not conflict where both made the same change, or only the server changed', () => {
    expect(productDifferences(SUIT, { category: 'Gifts' }, theirs)).toEqual([])
  })

  it('conflicts in the photo, also when nothing else was changed', () => {
    const before = { ...SUIT, photo: '/old.jpg' }
    const now = { ...theirs, photo: '/theirs.jpg' }
    const photo = { field: 'photo', theirs: '/theirs.jpg', both: true }
    expect(productDifferences(before, { photo: 'blob:mine' }, now)).toEqual([
      { ...photo, mine: 'blob:mine' },
    ])
    expect(productDifferences(before, { photo: '' }, now)).toEqual([{ ...photo, mine: '' }])
    expect(productDifferences(before, {}, now)).toEqual([])
  })

  it('distinguishes a local deletion from an edit on the server', () => {
    const [deleted] = productDifferences(SUIT, { deleted: true }, theirs)
    expect(deleted).toEqual({ field: 'deleted', mine: 'yes', theirs: '', both: false })
  })

  it('keeps only the chosen fields', () => {
    const changes = { price: 3100, description: 'Mine' }
    expect(resolveProductConflict(changes, theirs, ['price'])).toEqual({ price: 3100 })
    expect(resolveProductConflict(changes, theirs, [])).toEqual({})
  })

  it('merges details field by field', () => {
    const changes = { detail: { ...WOOL_DETAIL, sizes: ['L'], clothType: 'Silk' } }
    const resolved = resolveProductConflict(changes, theirs, ['sizes'])
    expect(resolved.detail).toMatchObject({ sizes: ['L'], clothType: 'Linen' })
  })
})

it('a detail that the edit emptied does not come back from the newer product', () => {
  const detail = { ...WOOL_DETAIL, mill: 'Theirs', weave: 'Plain' }
  const changes = { detail: WOOL_DETAIL }
  const resolved = resolveProductConflict(changes, { ...theirs, detail }, ['mill'])
  expect([resolved.detail?.mill, resolved.detail?.weave]).toEqual([undefined, 'Plain'])
})

it('contains only fields that were changed in the form', () => {
  expect(changedFields(SUIT, { ...SUIT })).toEqual({})
  expect(changedFields(SUIT, { ...SUIT, price: 5 })).toEqual({ price: 5 })
  const { detail: _detail, ...bare } = SUIT
  expect(changedFields(SUIT, bare)).toEqual({ detail: undefined })
})

it('shows settings field by field, as the owner reads them', () => {
  const mine = changedShop(DEFAULT_SHOP, { ...DEFAULT_SHOP, tagline: 'Mine', phone: '1' })
  expect(mine).toEqual({ tagline: 'Mine', phone: '1' })
  const other = { ...DEFAULT_SHOP, tagline: 'Theirs' }
  const words = (field: keyof typeof other, shop: typeof other) => JSON.stringify(shop[field])
  expect(shopDifferences(DEFAULT_SHOP, mine, other, words)).toMatchObject([
    { field: 'tagline', both: true },
    { field: 'phone', both: false },
  ])
})

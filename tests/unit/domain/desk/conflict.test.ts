import { describe, expect, it } from 'vitest'
import {
  changedFields,
  changedShop,
  keptChanges,
  productDifferences,
  shopDifferences,
} from '#domain/desk/conflict.ts'
import { DEFAULT_SHOP } from '#domain/shop/shop.ts'
import { product } from '#tests/harness/data/products.ts'

const DETAIL = {
  sizes: ['M'],
  discount: '',
  priceRange: '',
  sleeveLength: '',
  clothType: 'Wool',
  materials: [],
}
const SUIT = { ...product(), photo: '', deleted: false, detail: DETAIL }
const theirs = {
  ...SUIT,
  rev: 2,
  description: 'Theirs',
  category: 'Gifts',
  detail: { ...DETAIL, clothType: 'Linen' },
}

describe('a product edited on both sides', () => {
  it('differs where this side changed something that is not so on the other', () => {
    const changes = { price: 3100, description: 'Mine' }
    expect(productDifferences(SUIT, changes, theirs)).toEqual([
      { field: 'description', mine: 'Mine', theirs: 'Theirs', both: true },
      { field: 'price', mine: '3100', theirs: '42999', both: false },
    ])
  })

  it('does not differ where both wanted the same, or only the others changed something', () => {
    expect(productDifferences(SUIT, { category: 'Gifts' }, theirs)).toEqual([])
  })

  it('tells a delete here from an edit there', () => {
    const [deleted] = productDifferences(SUIT, { deleted: true }, theirs)
    expect(deleted).toEqual({ field: 'deleted', mine: 'yes', theirs: '', both: false })
  })

  it('keeps only what was chosen', () => {
    const changes = { price: 3100, description: 'Mine' }
    expect(keptChanges(changes, theirs, ['price'])).toEqual({ price: 3100 })
    expect(keptChanges(changes, theirs, [])).toEqual({})
  })

  it('mixes the details of both sides by field', () => {
    const changes = { detail: { ...DETAIL, sizes: ['L'], clothType: 'Silk' } }
    const kept = keptChanges(changes, theirs, ['sizes'])
    expect(kept.detail).toMatchObject({ sizes: ['L'], clothType: 'Linen' })
  })
})

it('Only what was really changed in the form is an edit', () => {
  expect(changedFields(SUIT, { ...SUIT })).toEqual({})
  expect(changedFields(SUIT, { ...SUIT, price: 5 })).toEqual({ price: 5 })
  const { detail: _detail, ...bare } = SUIT
  expect(changedFields(SUIT, bare)).toEqual({ detail: undefined })
})

it('Settings differ by field, written as the owner reads them', () => {
  const mine = changedShop(DEFAULT_SHOP, { ...DEFAULT_SHOP, tagline: 'Mine', phone: '1' })
  expect(mine).toEqual({ tagline: 'Mine', phone: '1' })
  const other = { ...DEFAULT_SHOP, tagline: 'Theirs' }
  const words = (field: keyof typeof other, shop: typeof other) => JSON.stringify(shop[field])
  expect(shopDifferences(DEFAULT_SHOP, mine, other, words)).toMatchObject([
    { field: 'tagline', both: true },
    { field: 'phone', both: false },
  ])
})

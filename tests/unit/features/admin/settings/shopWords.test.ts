import { expect, it } from 'vitest'
import { shopDifferences } from '#domain/desk/conflict.ts'
import { HOME_SECTIONS, type HomePage } from '#domain/shop/homePage.ts'
import { DEFAULT_SHOP, type Shop } from '#domain/shop/shop.ts'
import { shopWords } from '#features/admin/settings/shopWords.ts'

function homeOf(position: string): HomePage {
  const testimonials = [{ content: 'It fits.', author: 'Meera', position }]
  return {
    order: [...HOME_SECTIONS],
    hidden: [],
    testimonials,
    outfits: [],
    people: [],
    visits: [],
  }
}

const { sizes, lengths } = DEFAULT_SHOP.sizeTable
const BEFORE: Shop = { ...DEFAULT_SHOP, home: homeOf('Pune') }

it.each([
  [
    'the height from which a jacket is cut',
    { sizeTable: { sizes, lengths: lengths.map((row) => ({ ...row, from: row.from + 10 })) } },
  ],
  [
    'a quarter of an inch',
    { sizeTable: { lengths, sizes: sizes.map((row) => ({ ...row, chest: row.chest + 6.35 })) } },
  ],
  ['the town of a customer who is quoted', { home: homeOf('Nashik') }],
])('asks about %s, which another desk has left as it was', (_, changes) => {
  expect(shopDifferences(BEFORE, changes, BEFORE, shopWords)).toHaveLength(1)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Product } from '#domain/products/product.ts'
import { homeShelfOf } from '#domain/shop/homeShelf.ts'

const shelf = JSON.parse(readFileSync('public/catalogue.json', 'utf8')) as Product[]

test('the demo home page shows no garment twice above the cloths', () => {
  const { occasions, outfits } = homeShelfOf(shelf, undefined)
  const shown = [...occasions.map(({ piece }) => piece), ...outfits.flatMap(({ pieces }) => pieces)]
  const slugs = shown.map(({ slug }) => slug)
  expect(outfits).toHaveLength(3)
  expect(slugs).toEqual([...new Set(slugs)])
})

test('a shelf with one suit shows it with its occasion and in an outfit', () => {
  const suit = shelf.find(({ category }) => category === 'Suits')
  const shirts = shelf.filter(({ category }) => category === 'Shirts')
  if (!suit) throw new Error('the catalogue has no suit')
  const { occasions, outfits } = homeShelfOf([suit, ...shirts], undefined)
  expect(occasions.map(({ piece }) => piece.slug)).toContain(suit.slug)
  expect(outfits.map(({ pieces }) => pieces[0]?.slug)).toEqual([suit.slug])
})

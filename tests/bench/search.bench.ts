import { readFileSync } from 'node:fs'
import { bench, describe } from 'vitest'
import { indexCatalogue } from '#domain/search/catalogueIndex.ts'
import { WHOLE_CATALOGUE } from '#domain/products/catalogueQuery.ts'
import { searchCatalogue } from '#domain/search/catalogueSearch.ts'
import type { Product } from '#domain/products/product.ts'

const COUNT = 5000
const demo = JSON.parse(readFileSync('public/catalogue.json', 'utf8')) as Product[]
const products = Array.from({ length: COUNT }, (_, place) => variantOf(demo, place))
const index = indexCatalogue(products)

/** The goal is 16 ms for one keystroke. */
describe(`a keystroke among ${COUNT} products, each with a name of its own`, () => {
  for (const words of ['b', 'navy', 'navy herringbone tr', 'shrewani', 'lenin kurta', 'umbrella']) {
    bench(words, () => {
      searchCatalogue(index, { ...WHOLE_CATALOGUE, words })
    })
  }

  bench('a category by price', () => {
    const narrowed = { ...WHOLE_CATALOGUE, categories: ['Suits'], sort: 'priceUp' } as const
    searchCatalogue(index, narrowed)
  })
})

describe('once, before the first search', () => {
  bench(`index ${COUNT} products`, () => {
    indexCatalogue(products)
  })
})

function variantOf(list: readonly Product[], place: number): Product {
  const product = list[place % list.length]
  if (!product) throw new Error('the catalogue is empty')
  const own = { id: `variant${place}`, name: `${product.name} ${place.toString(36)}x` }
  return { ...product, ...own, draft: false, seq: place, rev: 1, created: '' }
}

import { describe, expect, it } from 'vitest'
import { indexCatalogue } from '#domain/search/catalogueIndex.ts'
import { WHOLE_CATALOGUE, type CatalogueQuery, wordsOf } from '#domain/products/catalogueQuery.ts'
import { searchCatalogue } from '#domain/search/catalogueSearch.ts'
import { categoriesOf, type Product } from '#domain/products/product.ts'
import { demoProducts } from '#tests/harness/data/demoProducts.ts'

const catalogue = readCatalogue()
const index = indexCatalogue(catalogue)

function names(query: Partial<CatalogueQuery>): string[] {
  return searchCatalogue(index, { ...WHOLE_CATALOGUE, ...query }).map(({ name }) => name)
}

describe('searching the collection', () => {
  it('shows everything in the house’s order without a search text', () => {
    expect(names({})).toEqual(catalogue.map(({ name }) => name))
    expect(names({ words: '  -- ' })).toHaveLength(catalogue.length)
  })

  it('ranks matches in names above matches in descriptions', () => {
    expect(names({ words: 'navy' }).slice(0, 3).sort()).toEqual([
      'Navy Twill Suit',
      'Navy Wool Trousers',
      'Navy Worsted Suiting',
    ])
  })

  it.each([...'abcdefghijklmnopqrstuvwxyz0123456789'])(
    'answers the letter %s from the index with the same results as a search',
    (words) => {
      const query = { ...WHOLE_CATALOGUE, words }
      const searched = searchCatalogue({ ...index, letters: new Map() }, query)
      expect(searchCatalogue(index, query)).toEqual(searched)
    },
  )

  it('filters and sorts the results of one letter without changing the index', () => {
    const before = names({ words: 'k' })
    expect(names({ words: 'k', categories: ['Kurta'], sort: 'name' })).toEqual([
      'Indigo Cotton Kurta',
      'Ivory Linen Kurta',
    ])
    expect(names({ words: 'k', sort: 'priceUp' })).not.toEqual(before)
    expect(names({ words: 'k' })).toEqual(before)
  })

  it('narrows with each further word', () => {
    expect(names({ words: 'navy trousers' })[0]).toBe('Navy Wool Trousers')
    expect(names({ words: 'navy cufflinks' })).toEqual([])
  })

  it.each([
    ['a word not yet finished', 'sherw', 'Sherwani'],
    ['the middle of a word', 'gala', 'Bandhgala'],
    ['capitals', 'SHERWANI', 'Sherwani'],
    ['accents', 'shérwani', 'Sherwani'],
    ['a letter left out', 'shrwani', 'Sherwani'],
    ['two letters swapped', 'shewrani', 'Sherwani'],
    ['a wrong letter', 'sherwamy', 'Sherwani'],
    ['a doubled letter', 'kurrta', 'Kurta'],
    ['a slip in a word not yet finished', 'bnadh', 'Bandhgala'],
  ])('tolerates %s', (_, words, category) => {
    const found = searchCatalogue(index, { ...WHOLE_CATALOGUE, words })
    expect(found[0]?.category).toBe(category)
  })

  it('finds linen for lenin', () => {
    expect(names({ words: 'lenin' })).toContain('Natural Linen')
  })

  it('does not treat a known word as a typo', () => {
    const described = searchCatalogue(index, { ...WHOLE_CATALOGUE, words: 'shirt' })
    const without = described.filter(
      ({ name, description, category }) =>
        !`${name} ${description} ${category}`.toLowerCase().includes('shirt'),
    )
    expect(described.length).toBeGreaterThanOrEqual(3)
    expect(without).toEqual([])
  })

  it('finds nothing for products that we do not make', () => {
    expect(names({ words: 'umbrella' })).toEqual([])
  })
})

describe('filtering the collection', () => {
  it.each(categoriesOf(catalogue))(
    'by %s shows all matching products and no others',
    (category) => {
      const expected = catalogue.filter((product) => product.category === category)
      expect(names({ categories: [category] })).toEqual(expected.map(({ name }) => name))
    },
  )

  it('combines several categories', () => {
    expect(names({ categories: ['Kurta', 'Belts'] })).toEqual([
      'Ivory Linen Kurta',
      'Indigo Cotton Kurta',
      'Saddle Leather Belt',
      'Black Leather Belt',
    ])
  })

  it('includes both ends of the price range', () => {
    expect(names({ from: 1999, to: 2199 }).sort()).toEqual([
      'Burgundy Tie',
      'Ivory Pocket Square',
      'Natural Linen',
    ])
    expect(names({ from: 125_999 })).toEqual(['Rust Brocade Sherwani'])
  })

  it('applies words, category and price together', () => {
    expect(names({ words: 'linen', categories: ['Kurta', 'Trousers'], to: 5000 })).toEqual([
      'Ivory Linen Kurta',
    ])
  })
})

describe('sorting the collection', () => {
  const prices = (sort: CatalogueQuery['sort']) =>
    searchCatalogue(index, { ...WHOLE_CATALOGUE, sort }).map(({ price }) => price)

  it('works by price, up and down', () => {
    const sorted = catalogue.map(({ price }) => price).sort((a, b) => a - b)
    expect(prices('priceUp')).toEqual(sorted)
    expect(prices('priceDown')).toEqual(sorted.reverse())
  })

  it('works by name', () => {
    const sorted = names({ sort: 'name' })
    expect(sorted).toEqual([...sorted].sort())
  })

  it('puts the newest first, and keeps the chosen order while searching', () => {
    const [oldest, ...rest] = catalogue
    if (!oldest) throw new Error('the catalogue is empty')
    const later = indexCatalogue([...rest, { ...oldest, created: '2027-01-01 00:00:00.000Z' }])
    const newest = searchCatalogue(later, { ...WHOLE_CATALOGUE, sort: 'newest' })
    expect(newest[0]?.id).toBe(oldest.id)
    const found = searchCatalogue(later, { ...WHOLE_CATALOGUE, words: 'wool', sort: 'priceUp' })
    const wool = found.map(({ price }) => price)
    expect(wool).toEqual([...wool].sort((a, b) => a - b))
  })

  it('does not change the given list', () => {
    const before = [...catalogue]
    names({ sort: 'priceDown' })
    expect(catalogue).toEqual(before)
  })
})

describe('wordsOf', () => {
  it('keeps letters and digits, without accents', () => {
    expect(wordsOf('Bengal-stripe shirt, 120 g/m²; crêpe')).toEqual([
      'bengal',
      'stripe',
      'shirt',
      '120',
      'g',
      'm2',
      'crepe',
    ])
  })
})

/** The demo catalogue as a phone has it before the first sync. */
function readCatalogue(): Product[] {
  const unsynced = { draft: false, seq: 0, rev: 0, created: '' }
  return demoProducts().map((entry) => ({ ...entry, ...unsynced }))
}

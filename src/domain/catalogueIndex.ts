import type { Product } from './product.ts'
import { letterBits } from './typo.ts'
import { wordsOf } from './wordsOf.ts'

/** The products that have a word (their places in the list), and how much it says of each. */
export type Postings = { bits: number; places: number[]; weights: number[] }

export type CatalogueIndex = {
  products: readonly Product[]
  words: ReadonlyMap<string, Postings>
}

/** How much a word says by where it stands. */
const WEIGHTS = { description: 1, cloth: 4, category: 5, name: 8 }

/** Reads every product once, so that a keystroke costs only a walk over the distinct words. */
export function indexCatalogue(products: readonly Product[]): CatalogueIndex {
  const reading = catalogueReading(products)
  reading.readOn(() => false)
  return reading.index
}

/** Products between two looks at the clock. */
const AT_ONCE = 16

/**
 * Reads the products bit by bit: `readOn` goes on until the time is up and says whether all are
 * read, which is when `index` may be searched.
 */
export function catalogueReading(products: readonly Product[]) {
  const words = new Map<string, Postings>()
  let next = 0
  function readOn(isTimeUp: () => boolean): boolean {
    while (next < products.length) {
      const end = Math.min(next + AT_ONCE, products.length)
      for (; next < end; next += 1) readProduct(words, products[next], next)
      if (isTimeUp()) break
    }
    return next >= products.length
  }
  return { index: { products, words } satisfies CatalogueIndex, readOn }
}

function readProduct(words: Map<string, Postings>, product: Product | undefined, place: number) {
  if (!product) return
  for (const [word, weight] of weighedWords(product)) {
    let postings = words.get(word)
    if (!postings) words.set(word, (postings = newPostings(word)))
    postings.places.push(place)
    postings.weights.push(weight)
  }
}

function newPostings(word: string): Postings {
  return { bits: letterBits(word), places: [], weights: [] }
}

/** Each word of a product with the weight of the most telling place where it stands. */
function weighedWords({ name, category, description, detail }: Product): Map<string, number> {
  const cloth = detail ? `${detail.clothType} ${detail.materials.join(' ')}` : ''
  const texts = { description, cloth, category, name }
  const heard = new Map<string, number>()
  for (const part of ['description', 'cloth', 'category', 'name'] as const) {
    for (const word of wordsOf(texts[part])) heard.set(word, WEIGHTS[part])
  }
  return heard
}

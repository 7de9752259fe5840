import { runToEnd, type Cooperative } from '#domain/base/cooperative.ts'
import type { Product } from '#domain/products/product.ts'
import { letterMask } from './editDistance.ts'
import { rankMatches, type IndexedWord } from './ranking.ts'
import { wordsOf } from './catalogueQuery.ts'

export type CatalogueIndex = {
  products: readonly Product[]
  /** In alphabetical order, so that words with a common prefix are adjacent. */
  words: readonly IndexedWord[]
  /**
   * Precomputed results of each single letter, best match first. A single letter has the most
   * matches, and at the first keystroke of a visit the JIT has not optimised anything yet.
   */
  letters: ReadonlyMap<string, readonly Product[]>
}

/** The weight of a word by the field it occurs in. */
const WEIGHTS = { description: 1, cloth: 4, category: 5, name: 8 }

/** Products between two yields. */
const AT_ONCE = 16

/** Builds the index once, so that a keystroke only looks up words. */
export function indexCatalogue(products: readonly Product[]): CatalogueIndex {
  return runToEnd(readingCatalogue(products))
}

/** The same, cooperatively. */
export function* readingCatalogue(products: readonly Product[]): Cooperative<CatalogueIndex> {
  const words = new Map<string, IndexedWord>()
  for (const [place, product] of products.entries()) {
    readProduct(words, product, place)
    if (place % AT_ONCE === AT_ONCE - 1) yield
  }
  const ordered = alphabetically(words)
  return { products, words: ordered, letters: yield* readLetters(products, ordered) }
}

function* readLetters(
  products: readonly Product[],
  words: readonly IndexedWord[],
): Cooperative<Map<string, Product[]>> {
  const letters = new Map<string, Product[]>()
  for (const letter of new Set(words.map(({ word }) => word.charAt(0)))) {
    const places = yield* rankMatches(words, products.length, [letter])
    letters.set(letter, productsAt(products, places))
    yield
  }
  return letters
}

/** The products at these indices. */
export function productsAt(products: readonly Product[], places: readonly number[]): Product[] {
  const found: Product[] = []
  for (const place of places) {
    const product = products[place]
    if (product) found.push(product)
  }
  return found
}

function readProduct(words: Map<string, IndexedWord>, product: Product, place: number) {
  for (const [word, weight] of weighedWords(product)) {
    let indexed = words.get(word)
    if (!indexed) words.set(word, (indexed = newWord(word)))
    indexed.places.push(place)
    indexed.weights.push(weight)
  }
}

function newWord(word: string): IndexedWord {
  return { word, bits: letterMask(word), places: [], weights: [] }
}

/** Sorts plain strings: several times faster than a custom comparator. */
function alphabetically(words: ReadonlyMap<string, IndexedWord>): IndexedWord[] {
  return [...words.keys()].sort().flatMap((word) => words.get(word) ?? [])
}

/** Each word of a product with the highest weight among the fields it occurs in. */
function weighedWords({ name, category, description, detail }: Product): Map<string, number> {
  const cloth = detail ? `${detail.clothType} ${detail.materials.join(' ')}` : ''
  const texts = { description, cloth, category, name }
  const heard = new Map<string, number>()
  for (const part of ['description', 'cloth', 'category', 'name'] as const) {
    for (const word of wordsOf(texts[part])) heard.set(word, WEIGHTS[part])
  }
  return heard
}

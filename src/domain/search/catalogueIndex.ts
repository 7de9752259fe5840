import { runToEnd, type Cooperative } from './cooperative.ts'
import type { Product } from '#domain/products/product.ts'
import { letterMask } from './editDistance.ts'
import { rankMatches, type IndexedWord } from './ranking.ts'
import { wordsOf } from '#domain/products/catalogueQuery.ts'

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
const YIELD_EVERY = 16

/** Builds the index once, so that a keystroke only looks up words. */
export function indexCatalogue(products: readonly Product[]): CatalogueIndex {
  return runToEnd(indexInSteps(products))
}

/** The same, cooperatively. */
export function* indexInSteps(products: readonly Product[]): Cooperative<CatalogueIndex> {
  const words = new Map<string, IndexedWord>()
  for (const [index, product] of products.entries()) {
    indexProduct(words, product, index)
    if (index % YIELD_EVERY === YIELD_EVERY - 1) yield
  }
  const sorted = alphabetically(words)
  return { products, words: sorted, letters: yield* indexLetters(products, sorted) }
}

function* indexLetters(
  products: readonly Product[],
  words: readonly IndexedWord[],
): Cooperative<Map<string, Product[]>> {
  const letters = new Map<string, Product[]>()
  for (const letter of new Set(words.map(({ word }) => word.charAt(0)))) {
    const indices = yield* rankMatches(words, products.length, [letter])
    letters.set(letter, productsAt(products, indices))
    yield
  }
  return letters
}

/** The products at these indices. */
export function productsAt(products: readonly Product[], indices: readonly number[]): Product[] {
  const found: Product[] = []
  for (const index of indices) {
    const product = products[index]
    if (product) found.push(product)
  }
  return found
}

function indexProduct(words: Map<string, IndexedWord>, product: Product, index: number) {
  for (const [word, weight] of weightedWords(product)) {
    let indexed = words.get(word)
    if (!indexed) words.set(word, (indexed = newWord(word)))
    indexed.indices.push(index)
    indexed.weights.push(weight)
  }
}

function newWord(word: string): IndexedWord {
  return { word, bits: letterMask(word), indices: [], weights: [] }
}

/** Sorts plain strings: several times faster than a custom comparator. */
function alphabetically(words: ReadonlyMap<string, IndexedWord>): IndexedWord[] {
  return [...words.keys()].sort().flatMap((word) => words.get(word) ?? [])
}

/** Each word of a product with the highest weight among the fields it occurs in. */
function weightedWords({ name, category, description, detail }: Product): Map<string, number> {
  const cloth = detail ? `${detail.clothType} ${detail.materials.join(' ')}` : ''
  const texts = { description, cloth, category, name }
  const weights = new Map<string, number>()
  for (const part of ['description', 'cloth', 'category', 'name'] as const) {
    for (const word of wordsOf(texts[part])) weights.set(word, WEIGHTS[part])
  }
  return weights
}

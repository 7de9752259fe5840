import { finish } from './paused.ts'
import type { Paused } from './paused.ts'
import type { Product } from './product.ts'
import { letterBits } from './typo.ts'
import { wordsOf } from './wordsOf.ts'

/** A word, the products that have it (their places in the list), and how much it says of each. */
export type IndexedWord = { word: string; bits: number; places: number[]; weights: number[] }

export type CatalogueIndex = {
  products: readonly Product[]
  /** In alphabetical order: words that start alike stand together. */
  words: readonly IndexedWord[]
}

/** How much a word says by where it stands. */
const WEIGHTS = { description: 1, cloth: 4, category: 5, name: 8 }

/** Products between two pauses. */
const AT_ONCE = 16

/** Reads every product once, so that a keystroke costs only a look at its words. */
export function indexCatalogue(products: readonly Product[]): CatalogueIndex {
  return finish(readingCatalogue(products))
}

/** The same with pauses. */
export function* readingCatalogue(products: readonly Product[]): Paused<CatalogueIndex> {
  const words = new Map<string, IndexedWord>()
  for (const [place, product] of products.entries()) {
    readProduct(words, product, place)
    if (place % AT_ONCE === AT_ONCE - 1) yield
  }
  return { products, words: alphabetically(words) }
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
  return { word, bits: letterBits(word), places: [], weights: [] }
}

/** Sorted as bare strings, which is several times quicker than by a comparison of our own. */
function alphabetically(words: ReadonlyMap<string, IndexedWord>): IndexedWord[] {
  return [...words.keys()].sort().flatMap((word) => words.get(word) ?? [])
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

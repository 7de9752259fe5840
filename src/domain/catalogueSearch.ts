import { isWithin, sortProducts } from './catalogueQuery.ts'
import type { CatalogueQuery } from './catalogueQuery.ts'
import type { Product } from './product.ts'
import { isFarFrom, letterBits, slipsToStart } from './typo.ts'

/** The products that have a word (their places in the list), and how much it says of each. */
type Postings = { bits: number; places: number[]; weights: number[] }

export type CatalogueIndex = {
  products: readonly Product[]
  words: ReadonlyMap<string, Postings>
}

/** How much a word says by where it stands. */
const WEIGHTS = { description: 1, cloth: 4, category: 5, name: 8 }

/** How well a typed word fits another: whole, its start, inside it, or with slips. */
const FIT = { whole: 1, start: 0.8, inside: 0.4, oneSlip: 0.3, twoSlips: 0.15 }

const SHORTEST_INSIDE = 3
const SHORTEST_WITH_ONE_SLIP = 4
const SHORTEST_WITH_TWO_SLIPS = 5

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

/**
 * The products that have every typed word, or failing that one a slip or two away, within the query's
 * categories and prices. Where no other order is asked for, the best fit comes first.
 */
export function searchCatalogue(index: CatalogueIndex, query: CatalogueQuery): Product[] {
  const typed = wordsOf(query.words)
  const places = typed.length === 0 ? index.products.keys() : bestFirst(scoresOf(index, typed))
  const found: Product[] = []
  for (const place of places) {
    const product = index.products[place]
    if (product && isWithin(product, query)) found.push(product)
  }
  return sortProducts(found, query.sort)
}

/** Whether the query has words to look for: everything else needs no index. */
export function hasWords({ words }: CatalogueQuery): boolean {
  return wordsOf(words).length > 0
}

const ASCII = /^[\n -~]*$/

/** Lower case words of a text, without accents and signs. */
export function wordsOf(text: string): string[] {
  const plain = ASCII.test(text) ? text : text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')
  return plain.toLowerCase().match(/[a-z0-9]+/g) ?? []
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

/**
 * The places that scored, highest first; equal ones stay in the house's order. Scores take few
 * values, so placing them in groups is quicker than comparing each with each.
 */
function bestFirst(scores: Float64Array): number[] {
  const groups = new Map<number, number[]>()
  scores.forEach((score, place) => {
    if (score === 0) return
    const group = groups.get(score)
    if (group) group.push(place)
    else groups.set(score, [place])
  })
  const ordered = [...groups].sort(([a], [b]) => b - a)
  return ordered.flatMap(([, places]) => places)
}

/** A score per product, zero where a typed word fits nothing. */
function scoresOf(index: CatalogueIndex, typed: readonly string[]): Float64Array {
  const fits = typed.map((word) => fitsOf(index, word))
  const [first = new Float64Array(index.products.length), ...others] = fits
  return first.map((score, place) =>
    others.reduce((product, other) => product * (other[place] ?? 0), score),
  )
}

/** How well each product answers one typed word; slips are forgiven only if nothing fits as typed. */
function fitsOf({ products, words }: CatalogueIndex, typed: string): Float64Array {
  const best = new Float64Array(products.length)
  let found = false
  function note(fit: number, { places, weights }: Postings) {
    if (fit === 0) return
    found = true
    for (let position = 0; position < places.length; position += 1) {
      const place = places[position] ?? 0
      const score = fit * (weights[position] ?? 0)
      if (score > (best[place] ?? 0)) best[place] = score
    }
  }
  for (const [word, postings] of words) note(fitAsTyped(typed, word), postings)
  if (found || typed.length < SHORTEST_WITH_ONE_SLIP) return best
  const bits = letterBits(typed)
  for (const [word, postings] of words)
    note(fitWithSlips(typed, bits, word, postings.bits), postings)
  return best
}

function fitAsTyped(typed: string, word: string): number {
  if (!word.includes(typed)) return 0
  if (word.startsWith(typed)) return word.length === typed.length ? FIT.whole : FIT.start
  return typed.length >= SHORTEST_INSIDE ? FIT.inside : 0
}

/** Two slips are believed only where the first letter is right: few people miss that one. */
function fitWithSlips(typed: string, bits: number, word: string, wordBits: number): number {
  const limit = typed.length >= SHORTEST_WITH_TWO_SLIPS && typed[0] === word[0] ? 2 : 1
  if (isFarFrom(bits, wordBits, limit)) return 0
  const slips = slipsToStart(typed, word, limit)
  if (slips > limit) return 0
  return slips <= 1 ? FIT.oneSlip : FIT.twoSlips
}

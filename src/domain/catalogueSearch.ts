import type { CatalogueIndex, Postings } from './catalogueIndex.ts'
import { isWithin, sortProducts } from './catalogueQuery.ts'
import type { CatalogueQuery } from './catalogueQuery.ts'
import { finish } from './paused.ts'
import type { Paused } from './paused.ts'
import type { Product } from './product.ts'
import { isFarFrom, letterBits, slipsToStart } from './typo.ts'
import { wordsOf } from './wordsOf.ts'

/** How well a typed word fits another: whole, its start, inside it, or with slips. */
const FIT = { whole: 1, start: 0.8, inside: 0.4, oneSlip: 0.3, twoSlips: 0.15 }

/** Words between two pauses. */
const AT_ONCE = 128

const SHORTEST_INSIDE = 3
const SHORTEST_WITH_ONE_SLIP = 4
const SHORTEST_WITH_TWO_SLIPS = 5

/**
 * The products that have every typed word, or failing that one a slip or two away, within the query's
 * categories and prices. Where no other order is asked for, the best fit comes first.
 */
export function searchCatalogue(index: CatalogueIndex, query: CatalogueQuery): Product[] {
  return finish(searchingCatalogue(index, query))
}

/** The same with pauses. */
export function* searchingCatalogue(
  index: CatalogueIndex,
  query: CatalogueQuery,
): Paused<Product[]> {
  const typed = wordsOf(query.words)
  const places =
    typed.length === 0 ? index.products.keys() : bestFirst(yield* scoresOf(index, typed))
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
function* scoresOf(index: CatalogueIndex, typed: readonly string[]): Paused<Float64Array> {
  const fits: Float64Array[] = []
  for (const word of typed) fits.push(yield* fitsOf(index, word))
  const [first = new Float64Array(index.products.length), ...others] = fits
  return first.map((score, place) =>
    others.reduce((product, other) => product * (other[place] ?? 0), score),
  )
}

/** How well each product answers one typed word; slips are forgiven only if nothing fits as typed. */
function* fitsOf({ products, words }: CatalogueIndex, typed: string): Paused<Float64Array> {
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
  yield* eachWord(words, (word, postings) => note(fitAsTyped(typed, word), postings))
  if (found || typed.length < SHORTEST_WITH_ONE_SLIP) return best
  const bits = letterBits(typed)
  yield* eachWord(words, (word, postings) =>
    note(fitWithSlips(typed, bits, word, postings.bits), postings),
  )
  return best
}

function* eachWord(
  words: CatalogueIndex['words'],
  look: (word: string, postings: Postings) => void,
): Paused<void> {
  let looked = 0
  for (const [word, postings] of words) {
    look(word, postings)
    looked += 1
    if (looked % AT_ONCE === 0) yield
  }
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

import type { Cooperative } from '#domain/base/cooperative.ts'
import { exceedsDistance, letterMask, prefixEditDistance } from './editDistance.ts'

/** A word, the products that have it (their places in the list), and how much it says of each. */
export type IndexedWord = { word: string; bits: number; places: number[]; weights: number[] }

/** How well a typed word fits another: whole, its start, inside it, or with slips. */
const FIT = { whole: 1, start: 0.8, inside: 0.4, oneSlip: 0.3, twoSlips: 0.15 }

/** Words between two pauses. */
const AT_ONCE = 128

/** A sign that no word has, and that stands after all that words have. */
const AFTER_ALL = '~'

const SHORTEST_INSIDE = 3
const SHORTEST_WITH_ONE_SLIP = 4
const SHORTEST_WITH_TWO_SLIPS = 5

/**
 * The places of the products that have every typed word, or failing that one a slip or two away; the
 * best fit first.
 * @param words in alphabetical order
 * @param count of products
 */
export function* rankMatches(
  words: readonly IndexedWord[],
  count: number,
  typed: readonly string[],
): Cooperative<number[]> {
  const [first = '', ...others] = typed
  const scores = yield* fitsOf(words, count, first)
  for (const word of others) {
    const fits = yield* fitsOf(words, count, word)
    for (let place = 0; place < count; place += 1) {
      scores[place] = (scores[place] ?? 0) * (fits[place] ?? 0)
    }
  }
  return bestFirst(scores)
}

/**
 * The places that scored, highest first; equal ones stay in the house's order. Scores take few
 * values, so placing them in groups is quicker than comparing each with each.
 */
function bestFirst(scores: Float64Array): number[] {
  const groups = new Map<number, number[]>()
  for (let place = 0; place < scores.length; place += 1) {
    const score = scores[place] ?? 0
    if (score === 0) continue
    const group = groups.get(score)
    if (group) group.push(place)
    else groups.set(score, [place])
  }
  const ordered = [...groups].sort(([a], [b]) => b - a)
  // Joins thousands of places several times quicker than `flatMap`.
  return new Array<number>().concat(...ordered.map(([, places]) => places))
}

/** How well each product answers one typed word; slips are forgiven only if nothing fits as typed. */
function* fitsOf(
  words: readonly IndexedWord[],
  count: number,
  typed: string,
): Cooperative<Float64Array> {
  const best = new Float64Array(count)
  const started = words.slice(placeOf(words, typed), placeOf(words, `${typed}${AFTER_ALL}`))
  let found = yield* weigh(best, started, ({ word }) => (word === typed ? FIT.whole : FIT.start))
  if (typed.length >= SHORTEST_INSIDE) {
    const inside = yield* weigh(best, words, ({ word }) => (word.includes(typed) ? FIT.inside : 0))
    found ||= inside
  }
  if (found || typed.length < SHORTEST_WITH_ONE_SLIP) return best
  const bits = letterMask(typed)
  yield* weigh(best, words, (indexed) => fitWithSlips(typed, bits, indexed))
  return best
}

/** Where a word stands or would stand in alphabetical order. */
function placeOf(words: readonly IndexedWord[], wanted: string): number {
  let from = 0
  let to = words.length
  while (from < to) {
    const middle = (from + to) >> 1
    if ((words[middle]?.word ?? '') < wanted) from = middle + 1
    else to = middle
  }
  return from
}

/** Notes the products' best scores, and tells whether any word fits. */
function* weigh(
  best: Float64Array,
  words: readonly IndexedWord[],
  fitOf: (indexed: IndexedWord) => number,
): Cooperative<boolean> {
  let found = false
  for (const [looked, indexed] of words.entries()) {
    const fit = fitOf(indexed)
    if (fit > 0) note(best, fit, indexed)
    found ||= fit > 0
    if (looked % AT_ONCE === AT_ONCE - 1) yield
  }
  return found
}

function note(best: Float64Array, fit: number, { places, weights }: IndexedWord) {
  for (let position = 0; position < places.length; position += 1) {
    const place = places[position] ?? 0
    const score = fit * (weights[position] ?? 0)
    if (score > (best[place] ?? 0)) best[place] = score
  }
}

/** Two slips are believed only where the first letter is right: few people miss that one. */
function fitWithSlips(typed: string, typedBits: number, { word, bits }: IndexedWord): number {
  const limit = typed.length >= SHORTEST_WITH_TWO_SLIPS && typed[0] === word[0] ? 2 : 1
  if (exceedsDistance(typedBits, bits, limit)) return 0
  const slips = prefixEditDistance(typed, word, limit)
  if (slips > limit) return 0
  return slips <= 1 ? FIT.oneSlip : FIT.twoSlips
}

import type { Cooperative } from '#domain/base/cooperative.ts'
import { exceedsDistance, letterMask, prefixEditDistance } from './editDistance.ts'

/** A word, the indices of the products that contain it, and its weight in each. */
export type IndexedWord = { word: string; bits: number; places: number[]; weights: number[] }

/** Scores of a match: whole word, prefix, substring, or with typos. */
const FIT = { whole: 1, start: 0.8, inside: 0.4, oneSlip: 0.3, twoSlips: 0.15 }

/** Words between two yields. */
const AT_ONCE = 128

/** Sorts after every character that occurs in words. */
const AFTER_ALL = '~'

const SHORTEST_INSIDE = 3
const SHORTEST_WITH_ONE_SLIP = 4
const SHORTEST_WITH_TWO_SLIPS = 5

/**
 * The indices of the products that match every typed word, with up to two typos where nothing
 * matches exactly; best match first.
 * @param words in alphabetical order
 * @param count number of products
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
 * The indices with a score, highest first; ties stay in the default order. There are few distinct
 * scores, so a bucket sort is faster than a comparison sort.
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
  // Several times faster than `flatMap` for thousands of indices.
  return new Array<number>().concat(...ordered.map(([, places]) => places))
}

/** Each product's score for one typed word; typos count only if nothing matches as typed. */
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

/** The insertion point of a word in alphabetical order (binary search). */
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

/** Records the products' best scores; returns whether any word matches. */
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

/** Two typos are accepted only where the first letter is right: people rarely mistype it. */
function fitWithSlips(typed: string, typedBits: number, { word, bits }: IndexedWord): number {
  const limit = typed.length >= SHORTEST_WITH_TWO_SLIPS && typed[0] === word[0] ? 2 : 1
  if (exceedsDistance(typedBits, bits, limit)) return 0
  const slips = prefixEditDistance(typed, word, limit)
  if (slips > limit) return 0
  return slips <= 1 ? FIT.oneSlip : FIT.twoSlips
}

/**
 * The edit distance (substitution, deletion, insertion, transposition) between a typed word and the
 * closest prefix of another word; `limit + 1` when it is greater than `limit`. Comparing with a
 * prefix makes it work while the word is still being typed.
 */
export function prefixEditDistance(typed: string, word: string, limit: number): number {
  const width = Math.min(word.length, typed.length + limit)
  if (width < typed.length - limit) return limit + 1
  let previousButOne: number[] = []
  let last = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row += 1) {
    const current = nextRow(typed, word, row, last, previousButOne)
    if (Math.min(...current) > limit) return limit + 1
    previousButOne = last
    last = current
  }
  return Math.min(limit + 1, ...last)
}

/** One row of the optimal string alignment matrix. */
function nextRow(
  typed: string,
  word: string,
  row: number,
  last: readonly number[],
  previousButOne: readonly number[],
): number[] {
  const current = [row]
  for (let column = 1; column < last.length; column += 1) {
    const same = typed[row - 1] === word[column - 1]
    const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
    const substitution = at(last, column - 1) + (same ? 0 : 1)
    const indel = Math.min(at(last, column), at(current, column - 1)) + 1
    const transposition = swapped ? at(previousButOne, column - 2) + 1 : Infinity
    current.push(Math.min(substitution, indel, transposition))
  }
  return current
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity
}

/** The set of letters in a word as a bit mask; characters other than a-z share the other bits. */
export function letterMask(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index += 1) {
    bits |= 1 << ((word.charCodeAt(index) - 97) & 31)
  }
  return bits
}

/** A cheap lower bound: whether the missing letters alone exceed `limit` edits. */
export function exceedsDistance(typedBits: number, wordBits: number, limit: number): boolean {
  let missing = typedBits & ~wordBits
  for (let edits = 0; edits < limit; edits += 1) missing &= missing - 1
  return missing !== 0
}

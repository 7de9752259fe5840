/**
 * Sorts version numbers from newest to oldest. An unknown version counts as the oldest.
 * @param {string | undefined} one
 * @param {string | undefined} other
 * @returns {number} negative when `one` is newer
 */
export function newestFirst(one, other) {
  const left = parts(one)
  const right = parts(other)
  for (let place = 0; place < Math.max(left.length, right.length); place++) {
    const difference = (right[place] ?? 0) - (left[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** @param {string | undefined} version */
function parts(version) {
  return (version ?? '0').split('.').map((part) => Number.parseInt(part, 10) || 0)
}

/**
 * @typedef {object} Figure one line of the table
 * @property {string} what
 * @property {number | string} got
 * @property {string} [unit]
 * @property {number} [most] the target, when smaller is better
 * @property {number} [least] the target, when larger is better
 */

/** @param {readonly number[]} list */
export function median(list) {
  const sorted = [...list].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}

/** The value that this share of the list, in per cent, does not exceed. @param {readonly number[]} list @param {number} share */
export function percentile(list, share) {
  const sorted = [...list].sort((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil((sorted.length * share) / 100) - 1)] ?? NaN
}

/**
 * Whether a target was met: `pass`, `short`, or empty when there is none. @param {Figure} figure
 */
export function verdict({ got, most, least }) {
  if (most === undefined && least === undefined) return ''
  const value = Number(got)
  return value <= (most ?? Infinity) && value >= (least ?? -Infinity) ? 'pass' : 'short'
}

/** Each figure as the four cells of its row, below their headings. @param {readonly Figure[]} figures */
export function rows(figures) {
  const cells = figures.map((figure) => {
    const { what, got, unit = '', most, least } = figure
    const goal = most !== undefined ? `<= ${most}` : least !== undefined ? `>= ${least}` : ''
    const value = typeof got === 'number' ? String(Math.round(got * 1000) / 1000) : got
    return [what, `${value} ${unit}`.trim(), goal, verdict(figure)]
  })
  return [['What', 'Measured', 'Goal', ''], ...cells]
}

/** For the terminal. @param {readonly Figure[]} figures */
export function table(figures) {
  const all = rows(figures)
  const widths = [0, 1, 2].map((at) => Math.max(...all.map((row) => row[at]?.length ?? 0)))
  return all
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

import { seconds } from '../setup/process/progress.mjs'

const SHOWN = 5

/**
 * The slowest test files, one per line, the slowest first.
 * @param {readonly import('./countVitest.mjs').FileTime[]} times
 * @returns {string[]}
 */
export function slowest(times) {
  const shown = [...times].sort((one, other) => other.ms - one.ms).slice(0, SHOWN)
  const texts = shown.map(({ ms }) => seconds(ms))
  const width = Math.max(0, ...texts.map((text) => text.length))
  return shown.map(({ file }, place) => `  ${(texts[place] ?? '').padStart(width)}  ${file}`)
}

import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { cacheFolder } from '../../setup/folders.mjs'
import { rows, verdict } from './figures.mjs'

/**
 * The conditions that the figures depend on, besides the shop. @param {string} chromium its version
 */
export function conditions(chromium) {
  return {
    date: new Date().toISOString().slice(0, 10),
    processor: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown'}`,
    load: (loadavg()[0] ?? 0).toFixed(1),
    node: process.version,
    chromium,
  }
}

/** @param {Record<string, string>} given */
export function inWords(given) {
  return Object.entries(given)
    .map((pair) => pair.join(' '))
    .join(', ')
}

/**
 * Writes the figures into the cache folder, as a table for the documents and as JSON for machines.
 * @param {Record<string, string>} given the conditions
 * @param {readonly import('./figures.mjs').Figure[]} figures
 * @returns {string[]} the two files
 */
export function writeReport(given, figures) {
  const folder = join(cacheFolder(process.env), 'bench')
  mkdirSync(folder, { recursive: true })
  const [headings = [], ...cells] = rows(figures)
  const lines = [headings, headings.map(() => '---'), ...cells].map(
    (row) => `| ${row.join(' | ')} |`,
  )
  const judged = figures.map((figure) => ({ ...figure, verdict: verdict(figure) }))
  const texts = {
    'figures.md': `${inWords(given)}\n\n${lines.join('\n')}\n`,
    'figures.json': `${JSON.stringify({ conditions: given, figures: judged }, null, 2)}\n`,
  }
  return Object.entries(texts).map(([name, text]) => {
    const file = join(folder, name)
    writeFileSync(file, text)
    return file
  })
}

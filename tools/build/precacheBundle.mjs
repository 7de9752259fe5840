import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { integrityOf } from './integrity.mjs'

/** @typedef {{ url: string, revision: string | null, integrity?: string, size: number }} Entry */

const SHELL = 'dist/shell.html'
const BUNDLED = /^assets\/(?!admin\/).*\.(js|css)$/

/**
 * Writes the text of the listed scripts and style sheets into one JSON file and lists it too: on a
 * first visit the service worker fetches this instead of a hundred files. Left out are the files
 * that every page loads, which the browser has by then.
 * @param {Entry[]} entries
 */
export function precacheBundle(entries) {
  // A failed build has no pages. An error thrown here would hide why.
  if (!existsSync(SHELL)) return { manifest: entries, warnings: [] }
  const shell = readFileSync(SHELL, 'utf8')
  const bundled = entries.filter(({ url }) => BUNDLED.test(url) && !shell.includes(url))
  const texts = bundled.map(({ url }) => [url, readFileSync(`dist/${url}`, 'utf8')])
  const text = JSON.stringify(Object.fromEntries(texts))
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 7)
  const url = `assets/precache-${hash}.json`
  writeFileSync(`dist/${url}`, text)
  const size = Buffer.byteLength(text)
  const entry = { url, revision: null, integrity: integrityOf(text), size }
  return { manifest: [...entries, entry], warnings: [] }
}

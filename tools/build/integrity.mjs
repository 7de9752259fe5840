import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const PREFIX = 'sha256-'

/** The digest's prefix that tells two versions of a file apart. */
const REVISION = 12

/**
 * Adds a sha256 to each precache entry: the browser refuses a file of another deployment instead of
 * caching it under this build's name. A file without a hash in its name gets the digest's prefix as
 * its revision, which adds no bytes to the list.
 * @template {{ url: string, revision: string | null }} Entry
 * @param {Entry[]} entries
 */
export function integrity(entries) {
  const manifest = entries.map((entry) => {
    const integrity = integrityOf(readFileSync(`dist/${entry.url}`))
    const revision =
      entry.revision === null ? null : integrity.slice(PREFIX.length, PREFIX.length + REVISION)
    return { ...entry, revision, integrity }
  })
  return { manifest, warnings: [] }
}

/** @param {Buffer | string} bytes */
export function integrityOf(bytes) {
  return PREFIX + createHash('sha256').update(bytes).digest('base64')
}

/**
 * Lists the web manifest only as a file found in `dist`: the plugin would list it a second time,
 * after `integrity` has run and so without a digest.
 * @param {import('vite-plugin-pwa').ResolvedVitePWAOptions} options
 */
export function listManifestOnce(options) {
  options.injectManifest.additionalManifestEntries = []
}

/**
 * The precached files that a built service worker would cache unchecked.
 * @param {string} worker text of the service worker
 * @returns {string[]} their addresses
 */
export function withoutIntegrity(worker) {
  const entries = [...worker.matchAll(/\{[^{}]*"url":"([^"]+)"[^{}]*\}/g)]
  if (entries.length === 0) throw new Error('The service worker has no list of files.')
  return entries
    .filter(([entry]) => !/"integrity":"sha256-[A-Za-z0-9+/]{43}="/.test(entry))
    .map(([, url = '']) => url)
}

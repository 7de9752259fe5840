import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** As much of a digest as tells two versions of a file apart. */
const REVISION = 12

/**
 * Adds a sha256 to each file of the precache list: a file of another deployment is refused by the
 * browser instead of being kept under this build's name. A file without a hash in its name is told from
 * its other versions by the digest's beginning, which costs the list no bytes of its own.
 * @template {{ url: string, revision: string | null }} Entry
 * @param {Entry[]} entries
 */
export function integrity(entries) {
  const manifest = entries.map((entry) => {
    const digest = createHash('sha256')
      .update(readFileSync(`dist/${entry.url}`))
      .digest('base64')
    const revision = entry.revision === null ? null : digest.slice(0, REVISION)
    return { ...entry, revision, integrity: `sha256-${digest}` }
  })
  return { manifest, warnings: [] }
}

/**
 * Leaves the web manifest to the files found in `dist`: the plugin lists it a second time, after
 * `integrity` has run and so without a digest.
 * @param {import('vite-plugin-pwa').ResolvedVitePWAOptions} options
 */
export function listManifestOnce(options) {
  options.injectManifest.additionalManifestEntries = []
}

/**
 * The precached files that a built service worker would keep unchecked.
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

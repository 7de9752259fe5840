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

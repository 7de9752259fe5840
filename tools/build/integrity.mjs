import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Adds a sha384 to each file of the precache list: a file of another deployment is refused by the
 * browser instead of being kept under this build's name.
 * @template {{ url: string }} Entry
 * @param {Entry[]} entries
 */
export function integrity(entries) {
  const manifest = entries.map((entry) => {
    const digest = createHash('sha384')
      .update(readFileSync(`dist/${entry.url}`))
      .digest('base64')
    return { ...entry, integrity: `sha384-${digest}` }
  })
  return { manifest, warnings: [] }
}

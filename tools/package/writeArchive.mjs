import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { archive } from './archive.mjs'

/**
 * Writes the archive and, beside it, its SHA-256 in the form that `sha256sum --check` reads.
 * @param {string} project built already
 * @param {string} folder created when it is missing
 * @param {string} name of the archive, without its extension
 * @returns {{ file: string, sums: string, bytes: number }} the paths of both files and the archive's size
 */
export function writeArchive(project, folder, name) {
  const file = join(folder, `${name}.tar.gz`)
  const sums = join(folder, 'SHA256SUMS')
  const packed = archive(project, name)
  const hash = createHash('sha256').update(packed).digest('hex')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, packed)
  writeFileSync(sums, `${hash}  ${name}.tar.gz\n`)
  return { file, sums, bytes: packed.length }
}

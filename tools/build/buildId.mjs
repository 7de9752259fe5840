import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { BUILD_INPUTS } from '../setup/buildInputs.mjs'
import { hashOfFiles } from '../setup/hashOfFiles.mjs'

/**
 * A build's id: a hash of its inputs, files and settings, so that a page and its files can tell
 * whether they belong together.
 * @returns {string} twelve hexadecimal digits
 */
export function buildId(root = process.cwd()) {
  const files = hashOfFiles(BUILD_INPUTS.map((name) => join(root, name)))
  const settings = Object.entries(loadEnv('production', root, 'VITE_')).sort()
  return createHash('sha256')
    .update(files)
    .update(JSON.stringify(settings))
    .digest('hex')
    .slice(0, 12)
}

import { createHash } from 'node:crypto'
import { loadEnv } from 'vite'
import { BUILD_INPUTS } from '../setup/buildInputs.mjs'
import { hashOfFiles } from '../setup/hashOfFiles.mjs'

/**
 * A build's id: a hash of its inputs, files and settings, so that a page and its files can tell
 * whether they belong together.
 * @returns {string} twelve hexadecimal digits
 */
export function buildId() {
  const files = hashOfFiles(BUILD_INPUTS)
  const settings = Object.entries(loadEnv('production', process.cwd(), 'VITE_')).sort()
  return createHash('sha256')
    .update(files)
    .update(JSON.stringify(settings))
    .digest('hex')
    .slice(0, 12)
}

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { hashOfFiles } from '../setup/hashOfFiles.mjs'

const INPUTS = [
  'src',
  'public',
  'index.html',
  'manifest.webmanifest',
  'vite.config.ts',
  'package-lock.json',
  'tools/build',
]

/**
 * A build's id: a hash of its inputs, files and settings, so that a page and its files can tell
 * whether they belong together.
 * @returns {string} twelve hexadecimal digits
 */
export function buildId(root = process.cwd()) {
  const files = hashOfFiles(INPUTS.map((input) => join(root, input)))
  const settings = Object.entries(loadEnv('production', root, 'VITE_')).sort()
  return createHash('sha256')
    .update(files)
    .update(JSON.stringify(settings))
    .digest('hex')
    .slice(0, 12)
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv } from 'vite'

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
  const hash = createHash('sha256')
  for (const input of INPUTS)
    for (const file of filesUnder(join(root, input))) {
      hash.update(file.slice(root.length)).update(readFileSync(file))
    }
  const settings = Object.entries(loadEnv('production', root, 'VITE_')).sort()
  hash.update(JSON.stringify(settings))
  return hash.digest('hex').slice(0, 12)
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    if (error.code === 'ENOTDIR') return [path]
    if (error.code === 'ENOENT') return []
    throw error
  }
}

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, relative, sep } from 'node:path'

/**
 * One SHA-256 over the names and contents of files and everything in folders. A missing path counts
 * as empty.
 * @param {readonly string[]} paths
 */
export function hashOfFiles(paths) {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of filesBelow(path)) {
      const bytes = readFileSync(file)
      const name = join(basename(path), relative(path, file)).split(sep).join('/')
      hash.update(`${name}\0${bytes.length}\0`).update(bytes)
    }
  return hash.digest('hex')
}

/**
 * @param {string} path a file, a folder or nothing
 * @returns {string[]}
 */
function filesBelow(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path).sort()
  return names.flatMap((name) => filesBelow(join(path, name)))
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a build by their path, such as `assets/Cart-1.js`. */
export type Files = Map<string, Buffer>

/** Reads a build without pictures and precompressed copies. */
export function builtFiles(folder: string): Files {
  const files: Files = new Map()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1)
    if (!entry.isFile() || path.endsWith('.br') || path.startsWith('pictures')) continue
    files.set(path, readFileSync(join(folder, path)))
  }
  return files
}

/** The content type that a file of a build is served with. */
export function typeOf(path: string): string {
  if (path.endsWith('.js')) return 'text/javascript'
  if (path.endsWith('.css')) return 'text/css'
  return path.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/octet-stream'
}

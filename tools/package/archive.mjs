import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { POCKETBASE_VERSION, RELEASE_HASHES } from '../setup/pinned.mjs'
import { tar } from './tar.mjs'

/** Copied into the archive as they are, from the project's top folder. */
const FOLDERS = ['dist', 'pb_hooks', 'pb_migrations']
const FILES = ['LICENSE', 'docs/running.md']
const SCRIPTS = 'tools/package/server'

const FIRST_TIME = Date.UTC(2025, 0) / 1000
const YEAR_S = 365 * 24 * 60 * 60

/**
 * The shop as one archive for a server without Node: the built storefront, the hooks and
 * migrations, and the scripts that get PocketBase, start it, and keep its data. The archive is
 * reproducible: the same project gives the same bytes.
 * @param {string} project built already
 * @param {string} name the archive's top folder
 * @returns {Buffer} tar, gzip
 */
export function archive(project, name) {
  const hashes = Object.entries(RELEASE_HASHES).map(([asset, hash]) => `${hash}  ${asset}\n`)
  const files = [
    ...FOLDERS.flatMap((folder) => filesBelow(project, folder)),
    ...FILES.map((file) => ({ name: file, bytes: readFileSync(join(project, file)) })),
    ...filesBelow(join(project, SCRIPTS), '.'),
    { name: 'pocketbase.version', bytes: Buffer.from(`${POCKETBASE_VERSION}\n`) },
    { name: 'pocketbase.sha256', bytes: Buffer.from(hashes.join('')) },
  ]
  return gzipSync(
    tar(
      files.map(({ name: file, bytes }) => ({
        name: `${name}/${file}`,
        bytes,
        mode: /^[a-z-]+\.sh$/.test(file) ? 0o755 : 0o644,
        time: timeOf(bytes),
      })),
    ),
    { level: 9 },
  )
}

/**
 * A modification time derived from the content: the server detects changed files by size and time,
 * so a file that is the same in the next version stays cached on every phone, and a changed one
 * never does.
 * @param {Buffer} bytes
 * @returns {number} seconds since 1970, in the year 2025
 */
function timeOf(bytes) {
  return FIRST_TIME + (createHash('sha256').update(bytes).digest().readUInt32BE() % YEAR_S)
}

/**
 * @param {string} root
 * @param {string} folder below it
 */
function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
    .map((name) => ({ name, bytes: readFileSync(join(root, name)) }))
}

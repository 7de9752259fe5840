import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PROJECT } from '../folders.mjs'
import { POCKETBASE_VERSION } from '../pinned.mjs'
import { runToEnd } from '../process/runToEnd.mjs'

/** Where src/server/tsconfig.json expects the types of PocketBase's JavaScript engine. */
export const SERVER_TYPES = join(PROJECT, '.cache', 'pocketbase', 'types.d.ts')

const HEADER = `// PocketBase ${POCKETBASE_VERSION}, with the fields of each collection\n`
const OF_RECORD = String.raw`( interface Record \{\n(?: {2}\/\*\*(?:(?!\*\/)[^])*\*\/\n)? {2}`
/**
 * Replacements for declarations that would let a misspelt name compile.
 * `src/server/pocketbase/fieldNames.d.ts` has the names.
 * @type {readonly [pattern: RegExp, replacement: string][]}
 */
const STRICTER = [
  // Go interfaces are declared with an index signature, so any misspelt method of `app` has the
  // type `any`.
  [/^ *\[key:string\]: any;\n/gm, ''],
  // A record has the fields of its collection, and so have its copies.
  [
    new RegExp(`${OF_RECORD}(?!setTokenKey)(?:get|set)\\w*\\()key: string`, 'g'),
    '$1key: FieldIn<this>',
  ],
  [new RegExp(`${OF_RECORD}(?:original|fresh|clone)\\(\\): )\\(Record\\)`, 'g'), '$1this'],
  [/( interface Field \{\n(?:(?! \}\n)[^\n]*\n)*? {2}getName\(\): )string/g, '$1NameOfField'],
  // The collection is named where a record is looked for, made, or registered for.
  [
    /( {2}find\w+)\(collectionModelOrIdentifier: any(.*)\bRecord\b/g,
    '$1<Name extends CollectionName>(collectionModelOrIdentifier: Name$2RecordOf<Name>',
  ],
  [/(<Name extends CollectionName>.* key: )string/g, '$1FieldOf<Name>'],
  [
    /( {2}find\w*CollectionByNameOrId)\(nameOrId: string\): \(Collection\)/g,
    '$1<Name extends string>(nameOrId: Name): CollectionOf<Name>',
  ],
  [
    /new\(collection\?: core\.Collection, (.*)\): core\.Record/g,
    'new<Name extends CollectionName>(collection?: CollectionOf<Name>, $1): RecordOf<Name>',
  ],
  [
    /(function onRecord(?!s)\w+)\(handler: \(e: (\S+)\) => void, \.\.\.tags: string\[\]/g,
    '$1<Name extends CollectionName>(handler: (e: $2 & EventOf<Name>) => void, ...tags: Name[]',
  ],
]

/**
 * Writes the types of PocketBase's JavaScript engine, unless those of this version are there.
 * @param {string} binary PocketBase
 * @returns {Promise<{ ok: true } | { ok: false, reason: string }>}
 */
export async function writeServerTypes(binary) {
  if (existsSync(SERVER_TYPES) && readFileSync(SERVER_TYPES, 'utf8').startsWith(HEADER))
    return { ok: true }
  const folder = mkdtempSync(join(tmpdir(), 'darzi-types-'))
  try {
    // Every command that opens a data folder writes them into it; this one does nothing else.
    const flags = [
      `--dir=${folder}`,
      `--hooksDir=${join(folder, 'hooks')}`,
      `--migrationsDir=${join(folder, 'migrations')}`,
      '--hooksWatch=false',
    ]
    const { code, output } = await runToEnd(binary, [...flags, 'migrate', 'history-sync'])
    const written = join(folder, 'types.d.ts')
    if (code !== 0 || !existsSync(written))
      return { ok: false, reason: `${binary} wrote no types:\n${output.trim()}` }
    const strict = strictTypes(readFileSync(written, 'utf8'))
    if (strict === undefined) return { ok: false, reason: `${written} has an unknown format` }
    mkdirSync(dirname(SERVER_TYPES), { recursive: true })
    // Renamed when complete: the types and the lint may run this at the same time.
    const partial = `${SERVER_TYPES}.${process.pid}.part`
    writeFileSync(partial, HEADER + strict)
    renameSync(partial, SERVER_TYPES)
    return { ok: true }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The declarations without what would let a misspelt name pass.
 * @param {string} types
 * @returns {string | undefined} undefined when something to replace is not there
 */
export function strictTypes(types) {
  let strict = types
  for (const [pattern, replacement] of STRICTER) {
    if (strict.search(pattern) < 0) return undefined
    strict = strict.replace(pattern, replacement)
  }
  return strict
}

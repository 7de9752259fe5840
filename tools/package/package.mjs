// `npm run package`: the shop as one archive for a server without Node. The build has had its turn in
// `prepackage`; docs/running.md says what to do with the archive.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { objectOf, stringOf } from '../json.mjs'
import { PROJECT } from '../setup/folders.mjs'
import { archive } from './archive.mjs'

const manifest = objectOf(
  JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')),
  'package.json',
)
const name = `darzi-${stringOf(manifest['version'], 'the version in package.json')}`
const folder = join(PROJECT, 'package')
const file = join(folder, `${name}.tar.gz`)

mkdirSync(folder, { recursive: true })
const bytes = archive(PROJECT, name)
writeFileSync(file, bytes)
console.log(`package ${file} (${(bytes.length / 1e6).toFixed(1)} MB)`)

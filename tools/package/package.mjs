// `npm run package`: the shop as one archive for a server without Node. `prepackage` has run the
// build; docs/running.md says what to do with the archive.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { objectOf, stringOf } from '../json.mjs'
import { PROJECT } from '../setup/folders.mjs'
import { writeArchive } from './writeArchive.mjs'
import { answerHelp } from '../setup/process/usage.mjs'

answerHelp(import.meta.url)

const manifest = objectOf(
  JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')),
  'package.json',
)
const name = `darzi-${stringOf(manifest['version'], 'the version in package.json')}`
const written = writeArchive(PROJECT, join(PROJECT, 'package'), name)
console.log(`package ${written.file} (${(written.bytes / 1e6).toFixed(1)} MB)`)
console.log(`checksum ${written.sums}`)

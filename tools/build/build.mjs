// npm run build [-- another configuration of Vite]
// Builds the storefront for the browser into `dist`, and for PocketBase's engine into `pb_hooks/built`:
// the server, the pages, the page template, the list of chunks, and whether the storefront sends its
// mails itself.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, minifySync } from 'vite'
import { buildId } from './buildId.mjs'
import { buildServer } from './server.mjs'
import { withoutIntegrity } from './integrity.mjs'
import { emailjsConfig } from './emailjsConfig.mjs'
import { OFFLINE_BUDGET, offlineViolations } from './chunks/offlineBudget.mjs'
import { answerHelp } from '../setup/process/usage.mjs'

answerHelp(import.meta.url)

const BUILT = 'pb_hooks/built'
const FETCHED_TYPEFACE = /@font-face\s*\{[^}]*\burl\([^}]*\}/g
const COMPRESSED = /\.(js|css|html|json|svg|webmanifest)$/

const configFile = process.argv[2] ?? 'vite.config.ts'
const mails = emailjsConfig(process.cwd())
// Drop the stored hash of build inputs: it describes the previous build.
rmSync('.cache/build.sha256', { force: true })
rmSync(BUILT, { recursive: true, force: true })
mkdirSync(BUILT, { recursive: true })
await build({ logLevel: 'warn', configFile })
const unproven = withoutIntegrity(readFileSync('dist/serviceWorker.js', 'utf8'))
if (unproven.length > 0) throw new Error(`Precached without a digest: ${unproven.join(', ')}`)
const tooHeavy = offlineViolations('dist', OFFLINE_BUDGET)
if (tooHeavy.length > 0) throw new Error(tooHeavy.join('\n'))
await build({ logLevel: 'warn', configFile, build: { ssr: 'src/app/entry-server.tsx' } })
await buildServer(BUILT)
renameSync('dist/index.html', join(BUILT, 'template.html'))
renameSync('dist/.vite/manifest.json', join(BUILT, 'manifest.json'))
rmSync('dist/.vite', { recursive: true })
const { sheets, typefaces } = styles('dist/assets')
writeFileSync(join(BUILT, 'styles.json'), JSON.stringify(sheets))
writeFileSync(join(BUILT, 'typefaces.json'), JSON.stringify(withHash(typefaces)))
writeFileSync(join(BUILT, 'starter.json'), JSON.stringify(starter()))
compress('dist')
writeFileSync(join(BUILT, 'build.txt'), buildId())
if (mails) writeFileSync(join(BUILT, 'emailjs.json'), JSON.stringify(mails))

/**
 * The text of each stylesheet, because pages inline their styles. The `@font-face` rules are
 * separate: a page requests those after the first paint.
 * @param {string} folder
 */
function styles(folder) {
  /** @type {Record<string, string>} */
  const sheets = {}
  const typefaces = []
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.css'))) {
    const text = readFileSync(join(folder, name), 'utf8')
    typefaces.push(...(text.match(FETCHED_TYPEFACE) ?? []))
    sheets[`assets/${name}`] = text.replace(FETCHED_TYPEFACE, '')
  }
  return { sheets, typefaces: typefaces.join('') }
}

/** The inline script of each page, which loads all other scripts. */
function starter() {
  const file = join(import.meta.dirname, 'startAfterPaint.js')
  const source = `(() => {${readFileSync(file, 'utf8')}})()`
  // Older browsers run it too, to keep the rendered page.
  const { code, errors } = minifySync(file, source, { compress: { target: 'es2020' } })
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join()}`)
  return withHash(code)
}

/** An inline text with the CSP source that allows it. @param {string} text */
function withHash(text) {
  const hash = createHash('sha256').update(text).digest('base64')
  return { text, hash: `'sha256-${hash}'` }
}

/**
 * Writes a Brotli copy beside each text file, so that the server need not compress while serving.
 * @param {string} folder
 */
function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), options))
  }
}

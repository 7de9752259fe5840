import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'
import { buildId } from './buildId.mjs'
import { buildDomain } from './domain.mjs'
import { mailing } from './mailing.mjs'

const BUILT = 'pb_hooks/built'
const COMPRESSED = /\.(js|css|html|json|svg|webmanifest)$/

/**
 * Builds the storefront for the browser into `dist`, and for PocketBase's engine into
 * `pb_hooks/built`: the pages, the domain rules, the page template, the list of chunks, and whether
 * the storefront sends its mails itself.
 */
const mails = mailing(process.cwd())
// Whoever wants to know whether the build is of today's files and settings asks for another one.
rmSync('.cache/build.sha256', { force: true })
rmSync(BUILT, { recursive: true, force: true })
mkdirSync(BUILT, { recursive: true })
await build({ logLevel: 'warn' })
await build({ logLevel: 'warn', build: { ssr: 'src/app/entry-server.tsx' } })
await buildDomain(BUILT)
renameSync('dist/index.html', join(BUILT, 'template.html'))
renameSync('dist/.vite/manifest.json', join(BUILT, 'manifest.json'))
rmSync('dist/.vite', { recursive: true })
compress('dist')
writeFileSync(join(BUILT, 'build.txt'), buildId())
if (mails) writeFileSync(join(BUILT, 'emailjs.json'), JSON.stringify(mails))

/** Lays a Brotli copy beside each text file, so that the server need not compress while serving. */
function compress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSED.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), options))
  }
}

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { objectOf, stringOf } from '../../json.mjs'
import { chromiumRuns } from './chromiumRuns.mjs'
import { PROJECT } from '../folders.mjs'
import { withPartial } from '../download/partial.mjs'
import { runToEnd } from '../process/runToEnd.mjs'

/** @typedef {import('./chromium.mjs').BrowserAnswer} BrowserAnswer */

const PACKAGE = join(PROJECT, 'node_modules', '@sparticuz', 'chromium', 'package.json')
const UNPACK = join(dirname(fileURLToPath(import.meta.url)), 'unpackChromium.mjs')

/**
 * The headless Chromium inside the npm package `@sparticuz/chromium` (64-bit Intel Linux only),
 * unpacked once into the cache. Its own flags are not used: they disable web security.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} cache
 * @param {import('../process/progress.mjs').StartProgress} startProgress
 * @returns {Promise<BrowserAnswer>}
 */
export async function bundledChromium(env, cache, startProgress) {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { reason: `the npm package has none for ${process.platform} ${process.arch}` }
  const version = bundledVersion()
  if (!version) return { reason: '@sparticuz/chromium is not installed' }
  const folder = join(cache, 'chromium', version)
  if (!existsSync(folder)) {
    const progress = startProgress(`Unpacking Chromium ${version} for the tests (once)`)
    const failure = await unpack(folder, env)
    progress.done(failure ? 'failed' : 'done')
    if (failure) return { reason: failure }
  }
  return startable(folder, env)
}

/** The version of the Chromium inside the npm package, known without unpacking it. */
export function bundledVersion() {
  if (!existsSync(PACKAGE)) return undefined
  const { version } = objectOf(JSON.parse(readFileSync(PACKAGE, 'utf8')), PACKAGE)
  return stringOf(version, `the version in ${PACKAGE}`)
}

/**
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>} what went wrong
 */
async function unpack(folder, env) {
  return withPartial(folder, async (partial) => {
    mkdirSync(partial)
    // The package unpacks into the temporary folder, and its libraries only on Amazon Linux.
    const environment = { ...env, TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }
    const { code, output } = await runToEnd(process.execPath, [UNPACK], { env: environment })
    if (code !== 0) return `unpacking failed: ${output.trim().split('\n').at(-1)}`
    if (existsSync(folder)) return undefined // another process was faster
    writeFileSync(join(partial, 'fonts.conf'), fontSettings(join(folder, 'fonts')))
    renameSync(partial, folder)
    return undefined
  })
}

/**
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<BrowserAnswer>}
 */
async function startable(folder, env) {
  const executablePath = join(folder, 'chromium')
  /** @type {Record<string, string>} */
  const fonts = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_FILE: join(folder, 'fonts.conf') }
  const libraries = {
    LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), env['LD_LIBRARY_PATH']]
      .filter(Boolean)
      .join(delimiter),
  }
  // The machine's own libraries first: the bundled ones are a fallback.
  let reason = ''
  for (const added of [fonts, { ...fonts, ...libraries }]) {
    const runs = await chromiumRuns(executablePath, { ...env, ...added })
    if (runs.ok) return { executablePath, version: runs.version, env: added }
    reason = runs.reason
  }
  return { reason }
}

/** @param {string} fonts */
function fontSettings(fonts) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`
}

import { bundledChromium, bundledVersion } from './bundledChromium.mjs'
import { notFound } from '../findProgram.mjs'
import { cacheFolder } from '../folders.mjs'
import {
  chromiumFromEnvironment,
  chromiumOfPlaywright,
  chromiumOfTheSystem,
} from './installedChromium.mjs'
import { startProgress } from '../process/progress.mjs'
import { newestFirst } from '../download/version.mjs'

/**
 * @typedef {{ executablePath: string, version: string | undefined, env: Record<string, string> }} Browser
 *   `version` is unknown on Windows; `env` holds only additions to this process's environment
 * @typedef {Browser | { reason: string }} BrowserAnswer
 * @typedef {(Browser & { found: true, source: string, args: string[], refusals: string[] })
 *   | { found: false, refusals: string[], reason: string }} FoundBrowser
 */

/**
 * The list of Playwright 1.65 (`disabledFeatures` in its source), because Chromium obeys the last
 * such switch only, and the pop-ups of the address bar. Chromium 156 renders two of those for each
 * new window, in a process of their own: a third of the renderers' work in a short test.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]
const ADVICE = ['Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test']

const ARGS = [`--disable-features=${DISABLED_FEATURES.join(',')}`]

/**
 * Finds the newest Chromium that runs here, for playwright-core. CHROMIUM_PATH overrides all
 * others; of equal versions the system's comes before Playwright's and npm's. Needs the npm
 * packages.
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<FoundBrowser>}
 */
export async function findChromium({ env = process.env } = {}) {
  /** @type {readonly [string, () => Promise<BrowserAnswer>][]} */
  const installed = [
    ['system', () => chromiumOfTheSystem(env)],
    ['Playwright', () => chromiumOfPlaywright(env)],
  ]
  const bundled = () => bundledChromium(env, cacheFolder(env), startProgress)
  return newestOf(() => chromiumFromEnvironment(env), installed, bundled, bundledVersion())
}

/**
 * @param {() => Promise<BrowserAnswer>} named
 * @param {readonly [string, () => Promise<BrowserAnswer>][]} installed
 * @param {() => Promise<BrowserAnswer>} bundled unpacking takes a minute the first time, so it is
 *   used only if it is the newest or the only one
 * @param {string | undefined} newestBundled its version
 * @returns {Promise<FoundBrowser>}
 */
export async function newestOf(named, installed, bundled, newestBundled) {
  /** @type {string[]} */
  const refusals = []
  /** @param {string} source @param {() => Promise<BrowserAnswer>} find */
  const ask = async (source, find) => {
    const answer = await find()
    if ('executablePath' in answer)
      return { found: /** @type {const} */ (true), source, args: ARGS, ...answer }
    refusals.push(`${source}: ${answer.reason}`)
    return undefined
  }
  const chosen = await ask('CHROMIUM_PATH', named)
  if (chosen) return { ...chosen, refusals }

  const answers = []
  for (const [source, find] of installed) answers.push(await ask(source, find))
  const [newest] = answers
    .filter((answer) => answer !== undefined)
    .toSorted((one, other) => newestFirst(one.version, other.version))
  const unbeaten = newest && newestFirst(newest.version, newestBundled) <= 0
  if (unbeaten) return { ...newest, refusals }
  const last = (await ask('npm', bundled)) ?? newest
  if (last) return { ...last, refusals }
  return { found: false, refusals, reason: notFound('Chromium', refusals, ADVICE) }
}

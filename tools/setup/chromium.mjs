import { carriedChromium } from './carriedChromium.mjs'
import { cacheFolder } from './folders.mjs'
import {
  chromiumFromEnvironment,
  chromiumOfPlaywright,
  chromiumOfTheSystem,
} from './installedChromium.mjs'
import { startProgress } from './progress.mjs'

/**
 * @typedef {{ executablePath: string, args: string[], env: Record<string, string> }} Browser
 *   `env` holds only what has to be added to this process's environment
 * @typedef {Browser | { reason: string }} BrowserAnswer
 * @typedef {(Browser & { found: true, source: string, refusals: string[] })
 *   | { found: false, refusals: string[] }} FoundBrowser
 */

/**
 * Finds a Chromium that runs here, for playwright-core. Needs the npm packages.
 * @param {{ env?: NodeJS.ProcessEnv, start?: import('./progress.mjs').StartProgress }} [options]
 * @returns {Promise<FoundBrowser>}
 */
export async function findChromium({ env = process.env, start = startProgress } = {}) {
  /** @type {readonly [string, () => Promise<BrowserAnswer>][]} */
  const sources = [
    ['CHROMIUM_PATH', () => chromiumFromEnvironment(env)],
    ['system', () => chromiumOfTheSystem(env)],
    ['Playwright', () => chromiumOfPlaywright(env)],
    ['npm', () => carriedChromium(env, cacheFolder(env), start)],
  ]
  const refusals = []
  for (const [source, find] of sources) {
    const answer = await find()
    if ('executablePath' in answer) return { found: true, source, refusals, ...answer }
    refusals.push(`${source}: ${answer.reason}`)
  }
  return { found: false, refusals }
}

/**
 * What to tell a person when there is no browser for the tests.
 * @param {readonly string[]} refusals
 */
export function howToGetChromium(refusals) {
  return [
    'No Chromium could be had for the end-to-end tests. What was tried:',
    ...refusals.map((refusal) => `  - ${refusal}`),
    'Install Chromium or Chrome, or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  ].join('\n')
}

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from '../setup/chromium/chromium.mjs'
import { isProgram, onPath } from '../setup/process/onPath.mjs'
import { runToEnd } from '../setup/process/runToEnd.mjs'
import { newestFirst } from '../setup/download/version.mjs'
import { howToInstall } from './howToInstall.mjs'
import { startVirtualScreen } from './virtualScreen.mjs'

/**
 * @typedef {'chromium' | 'firefox' | 'webkit'} EngineName
 * @typedef {{ name: EngineName, version: string, path: string, env: Record<string, string> }} Engine
 *   `env` holds only additions to this process's environment
 * @typedef {{ name: EngineName, reason: string, install: string }} MissingEngine
 */

const ANSWER_MS = 30_000
const LIBRARIES = ['/usr/lib', '/usr/lib64', '/usr/libexec']
const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox'

/** @type {readonly EngineName[]} */
export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit']

/**
 * Looks for a browser engine on this machine. Installs nothing.
 * @param {EngineName} name
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Engine | MissingEngine>}
 */
export async function findEngine(name, env = process.env) {
  const found = await { chromium: newestChromium, firefox: newestFirefox, webkit }[name](env)
  if (found.reason !== undefined) return { name, reason: found.reason, install: howToInstall(name) }
  return { name, env: {}, ...found }
}

/** @param {NodeJS.ProcessEnv} env */
async function newestChromium(env) {
  const found = await findChromium({ env })
  if (!found.found) return { reason: found.refusals.join('; ') }
  return { path: found.executablePath, version: found.version ?? 'unknown', env: found.env }
}

/**
 * The Firefox that FIREFOX_PATH names, or the newest installed one.
 * @param {NodeJS.ProcessEnv} env
 */
async function newestFirefox(env) {
  const named = env['FIREFOX_PATH']
  if (named && !isProgram(named))
    return { reason: `FIREFOX_PATH names ${named}, which is not a program` }
  const installed = ['firefox', 'firefox-esr'].map((name) => onPath([name], env))
  const paths = named
    ? [named]
    : [...installed, MAC_FIREFOX].filter((path) => path && isProgram(path))
  const answers = await Promise.all(
    paths.map(async (path = '') => ({ path, version: await versionOf(path, env) })),
  )
  const [newest] = answers.toSorted((one, other) => newestFirst(one.version, other.version))
  if (!newest) return { reason: 'no firefox is installed' }
  return newest.version
    ? { path: newest.path, version: newest.version }
    : { reason: `${newest.path} does not run` }
}

/** @param {NodeJS.ProcessEnv} env */
async function webkit(env) {
  const missing = ['WebKitWebDriver', 'Xvfb'].filter((name) => !onPath([name], env))
  if (missing.length > 0) return { reason: `${missing.join(' and ')} not on PATH` }
  const path = miniBrowser()
  if (!path) return { reason: 'WebKitGTK has no MiniBrowser here' }
  const screen = await startVirtualScreen()
  const version = await versionOf(path, screen.env)
  await screen.stop()
  return version ? { path, version } : { reason: `${path} does not run` }
}

/** WebKitGTK's MiniBrowser is in a library folder, not on PATH. */
function miniBrowser() {
  const folders = LIBRARIES.filter((folder) => existsSync(folder)).flatMap((folder) => [
    folder,
    ...readdirSync(folder)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(folder, name)),
  ])
  const apis = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /^webkit(2?gtk)-\d/.test(name))
      .map((name) => join(folder, name, 'MiniBrowser')),
  )
  return apis.filter(isProgram).at(-1)
}

/**
 * @param {string} path
 * @param {NodeJS.ProcessEnv} env
 */
async function versionOf(path, env) {
  const { output } = await runToEnd(path, ['--version'], { env, timeoutMs: ANSWER_MS })
  return /(?:Firefox|WebKitGTK) (\d+(?:\.\d+)+)/.exec(output)?.[1]
}

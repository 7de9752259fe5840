import { join } from 'node:path'
import { chromiumRuns } from './chromiumRuns.mjs'
import { isProgram, onPath } from '../process/onPath.mjs'
import { newestFirst } from '../download/version.mjs'

/** @typedef {import('./chromium.mjs').BrowserAnswer} BrowserAnswer */

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']

/**
 * The browser that `CHROMIUM_PATH` names.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<BrowserAnswer>}
 */
export async function chromiumFromEnvironment(env) {
  const path = env['CHROMIUM_PATH']
  if (!path) return { reason: 'CHROMIUM_PATH is not set' }
  if (!isProgram(path)) return { reason: `CHROMIUM_PATH names ${path}, which is not a program` }
  return answer(path, env)
}

/**
 * The newest Chromium or Chrome installed on the machine.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<BrowserAnswer>}
 */
export async function chromiumOfTheSystem(env) {
  const named = NAMES.map((name) => onPath([name], env))
  const paths = [...named, ...usualPlaces(env)].filter((path) => path && isProgram(path))
  const answers = await Promise.all(paths.map((path = '') => answer(path, env)))
  const [newest] = answers
    .filter((one) => 'executablePath' in one)
    .toSorted((one, other) => newestFirst(one.version, other.version))
  return newest ?? answers[0] ?? { reason: 'no chromium or chrome is installed' }
}

/**
 * The browser that Playwright has downloaded, if its installer was run.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<BrowserAnswer>}
 */
export async function chromiumOfPlaywright(env) {
  const { chromium } = await import('playwright-core')
  const path = chromium.executablePath()
  return isProgram(path) ? answer(path, env) : { reason: 'Playwright has downloaded none' }
}

/**
 * @param {string} executablePath
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<BrowserAnswer>}
 */
async function answer(executablePath, env) {
  const runs = await chromiumRuns(executablePath, env)
  if (!runs.ok) return { reason: runs.reason }
  return { executablePath, version: runs.version, env: {} }
}

/** @param {NodeJS.ProcessEnv} env */
function usualPlaces(env) {
  const windows = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']]
  return [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ...windows.flatMap((folder) =>
      folder ? [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')] : [],
    ),
  ]
}

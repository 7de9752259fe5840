import { statSync } from 'node:fs'
import { environmentFaults as settingFaults } from '#domain/site/environment.js'
import { isProgram } from './setup/process/onPath.mjs'
import { wantedPort } from './server/port.mjs'

/** @typedef {{ expected: string, allows: (value: string) => boolean }} Rule */

/** @type {Rule} */
const PROGRAM = { expected: 'the path of a program that can be run', allows: isProgram }

/** @type {Rule} */
const FOLDER = { expected: 'the path of a folder', allows: isFolderOrFree }

/** What the tools alone read; PORT has its rule in `port.mjs`. @type {Readonly<Record<string, Rule>>} */
const TOOL_RULES = {
  DARZI_DATA: FOLDER,
  DARZI_CACHE: FOLDER,
  POCKETBASE_BIN: PROGRAM,
  LITESTREAM_BIN: PROGRAM,
  CHROMIUM_PATH: PROGRAM,
  POCKETBASE_RELEASE_URL: {
    expected: 'an address that begins with http:// or https://',
    allows: (value) => /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value),
  },
}

/**
 * What is wrong with the environment of a command, a sentence for each variable with its value and
 * what is expected. A variable that is empty counts as not set.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string[]}
 */
export function environmentFaults(env) {
  const port = wantedPort(env)
  const faults = Object.entries(TOOL_RULES).flatMap(([name, { expected, allows }]) => {
    const value = env[name] ?? ''
    return value === '' || allows(value) ? [] : [`${name} is "${value}". Expected: ${expected}.`]
  })
  const settings = settingFaults(Object.keys(env), (name) => env[name])
  return [...(port.ok ? [] : [port.reason]), ...faults, ...settings]
}

/** Exits at once with a message for each invalid environment variable, if there are any. */
export function stopOnFaultyEnvironment() {
  const faults = environmentFaults(process.env)
  if (faults.length === 0) return
  console.error(faults.join('\n'))
  process.exit(1)
}

/** A folder, or a path where one can be made. @param {string} path */
function isFolderOrFree(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? true
}

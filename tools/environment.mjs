import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { objectOf, stringOf } from './json.mjs'
import { isProgram } from './setup/process/onPath.mjs'
import { PROJECT } from './setup/folders.mjs'
import { wantedPort } from './server/port.mjs'

const SERVER_RULES = join(PROJECT, 'src', 'domain', 'site', 'environment.json')

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
  const rules = { ...TOOL_RULES, ...serverRules() }
  const faults = Object.entries(rules).flatMap(([name, { expected, allows }]) => {
    const value = env[name] ?? ''
    return value === '' || allows(value) ? [] : [`${name} is "${value}". Expected: ${expected}.`]
  })
  return port.ok ? faults : [port.reason, ...faults]
}

/** Ends this process with the faults of its environment, before it does anything, if it has any. */
export function stopOnFaultyEnvironment() {
  const faults = environmentFaults(process.env)
  if (faults.length === 0) return
  console.error(faults.join('\n'))
  process.exit(1)
}

/** The rules that PocketBase's hooks go by. @returns {Record<string, Rule>} */
function serverRules() {
  const table = objectOf(JSON.parse(readFileSync(SERVER_RULES, 'utf8')), SERVER_RULES)
  return Object.fromEntries(
    Object.entries(table).map(([name, entry]) => {
      const { pattern, expected } = objectOf(entry, name)
      const allowed = new RegExp(stringOf(pattern, `the pattern of ${name}`))
      return [
        name,
        {
          expected: stringOf(expected, `what is expected of ${name}`),
          allows: (/** @type {string} */ value) => allowed.test(value),
        },
      ]
    }),
  )
}

/** A folder, or a path where one can be made. @param {string} path */
function isFolderOrFree(path) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? true
}

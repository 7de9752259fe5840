import { cacheFolder } from '../folders.mjs'
import { fromCache, fromEnvironment, fromPath } from './localSources.mjs'
import { fromGo } from './fromGo.mjs'
import { fromRelease } from './fromRelease.mjs'
import { startProgress } from '../process/progress.mjs'

/**
 * @typedef {{ binary: string } | { reason: string }} SourceAnswer
 * @typedef {object} SourceContext
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Platform} platform
 * @property {string} arch as in `process.arch`
 * @property {string} cache the folder that outlives `node_modules`
 * @property {import('../process/progress.mjs').StartProgress} startProgress
 * @property {Readonly<Record<string, string>>} [hashes] SHA-256 by zip name, before the pinned ones
 * @property {number} [stallMs] how long a download may stall
 * @typedef {{ name: string, find: (context: SourceContext) => Promise<SourceAnswer> }} Source
 * @typedef {{ found: true, binary: string, source: string, refusals: string[] }
 *   | { found: false, refusals: string[] }} Found `refusals`: what each source without a hit said
 */

/** Those that only look at this machine. @type {readonly Source[]} */
export const LOCAL_SOURCES = [
  { name: 'POCKETBASE_BIN', find: fromEnvironment },
  { name: 'PATH', find: fromPath },
  { name: 'cache', find: fromCache },
]

/** All of them, in the order they are tried. @type {readonly Source[]} */
export const ALL_SOURCES = [
  ...LOCAL_SOURCES,
  { name: 'official release', find: fromRelease },
  { name: 'Go', find: fromGo },
]

/**
 * Finds PocketBase; the first source that has it wins.
 * @param {readonly Source[]} [sources]
 * @param {Partial<SourceContext>} [given] what differs from this process and this machine
 * @returns {Promise<Found>}
 */
export async function findPocketBase(sources = ALL_SOURCES, given = {}) {
  const env = given.env ?? process.env
  const { platform, arch } = process
  const context = { platform, arch, cache: cacheFolder(env), startProgress, ...given, env }
  const refusals = []
  for (const { name, find } of sources) {
    const answer = await find(context)
    if ('binary' in answer) return { found: true, binary: answer.binary, source: name, refusals }
    refusals.push(`${name}: ${answer.reason}`)
  }
  return { found: false, refusals }
}

/**
 * Instructions when no source worked.
 * @param {readonly string[]} refusals
 */
export function howToGetPocketBase(refusals) {
  return [
    'PocketBase was not found. What was tried:',
    ...refusals.map((refusal) => `  - ${refusal}`),
    'Any one of these helps: connect to the internet and start again; install Go from',
    'https://go.dev/dl; or download PocketBase yourself and name it: POCKETBASE_BIN=/path/to/pocketbase',
  ].join('\n')
}

import { findProgram } from '../findProgram.mjs'
import { cacheFolder } from '../folders.mjs'
import { fromCache, fromEnvironment, fromPath } from './localSources.mjs'
import { fromGo } from './fromGo.mjs'
import { fromRelease } from './fromRelease.mjs'
import { startProgress } from '../process/progress.mjs'

/**
 * @typedef {object} SourceContext
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Platform} platform
 * @property {string} arch as in `process.arch`
 * @property {string} cache the folder that outlives `node_modules`
 * @property {import('../process/progress.mjs').StartProgress} startProgress
 * @property {Readonly<Record<string, string>>} [hashes] SHA-256 by zip name, before the pinned ones
 * @property {number} [stallMs] how long a download may stall
 * @typedef {import('../findProgram.mjs').Source<SourceContext>} Source
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

const ADVICE = [
  'Any one of these helps: connect to the internet and start again; install Go from',
  'https://go.dev/dl; or download PocketBase yourself and name it: POCKETBASE_BIN=/path/to/pocketbase',
]

/**
 * Finds PocketBase.
 * @param {readonly Source[]} [sources]
 * @param {Partial<SourceContext>} [given] what differs from this process and this machine
 */
export function findPocketBase(sources = ALL_SOURCES, given = {}) {
  const env = given.env ?? process.env
  const { platform, arch } = process
  const context = { platform, arch, cache: cacheFolder(env), startProgress, ...given, env }
  return findProgram(sources, context, { name: 'PocketBase', advice: ADVICE })
}

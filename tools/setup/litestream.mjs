import { join } from 'node:path'
import { findProgram } from './findProgram.mjs'
import { cacheFolder } from './folders.mjs'
import { goInstall } from './goInstall.mjs'
import { LITESTREAM_VERSION } from './pinned.mjs'
import { isProgram, onPath } from './process/onPath.mjs'
import { startProgress } from './process/progress.mjs'
import { runToEnd } from './process/runToEnd.mjs'

/** @typedef {import('./findProgram.mjs').SourceAnswer} SourceAnswer */

const ANSWER_MS = 20_000
const BUILD_MS = 20 * 60_000

const ADVICE = [
  'Install Go from https://go.dev/dl, or name a Litestream: LITESTREAM_BIN=/path/to/litestream',
]

/** In the order they are tried. @type {readonly import('./findProgram.mjs').Source<NodeJS.ProcessEnv>[]} */
const SOURCES = [
  { name: 'LITESTREAM_BIN', find: (env) => ofVersion(env['LITESTREAM_BIN']) },
  { name: 'PATH', find: (env) => ofVersion(onPath(['litestream'], env)) },
  { name: 'cache', find: (env) => ofVersion([cachedBinary(env)].find(isProgram)) },
  { name: 'Go', find: fromGo },
]

/** Finds Litestream; only the version that the tests are written for will do. */
export function findLitestream(env = process.env) {
  const program = { name: `Litestream ${LITESTREAM_VERSION}`, advice: ADVICE }
  return findProgram(SOURCES, env, program)
}

/**
 * @param {string | undefined} binary
 * @returns {Promise<SourceAnswer>}
 */
async function ofVersion(binary) {
  if (!binary) return { reason: 'nothing' }
  const version = await askVersion(binary)
  if (version === LITESTREAM_VERSION) return { binary }
  return { reason: `${binary} is version ${version ?? 'unknown'}` }
}

/** @param {NodeJS.ProcessEnv} env */
function fromGo(env) {
  const program = {
    path: 'github.com/benbjohnson/litestream/cmd/litestream',
    version: LITESTREAM_VERSION,
    linkerFlags: '-s -w',
    binary: cachedBinary(env),
    title: `Building Litestream ${LITESTREAM_VERSION} with Go (two to four minutes, once)`,
    timeoutMs: BUILD_MS,
    askVersion,
  }
  return goInstall(program, { env, platform: process.platform, startProgress })
}

/** @param {NodeJS.ProcessEnv} env */
function cachedBinary(env) {
  return join(cacheFolder(env), 'litestream', LITESTREAM_VERSION, 'litestream')
}

/**
 * The version that a Litestream reports, as "0.5.18", or undefined when it does not run.
 * @param {string} binary
 */
async function askVersion(binary) {
  const { output } = await runToEnd(binary, ['version'], { timeoutMs: ANSWER_MS })
  return /^v?(\d+\.\d+\.\d+\S*)/m.exec(output)?.[1]
}

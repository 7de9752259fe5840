import { join } from 'node:path'
import { askVersion } from './askVersion.mjs'
import { isProgram, onPath } from '../process/onPath.mjs'
import { POCKETBASE_VERSION } from '../pinned.mjs'

/** @typedef {import('./pocketbase.mjs').SourceContext} SourceContext */
/** @typedef {import('../findProgram.mjs').SourceAnswer} SourceAnswer */

/**
 * The binary that `POCKETBASE_BIN` names. Any version is accepted, as an explicit choice.
 * @param {SourceContext} context
 * @returns {Promise<SourceAnswer>}
 */
export async function fromEnvironment({ env }) {
  const binary = env['POCKETBASE_BIN']
  if (!binary) return { reason: 'POCKETBASE_BIN is not set' }
  if (!isProgram(binary))
    return { reason: `POCKETBASE_BIN names ${binary}, which is not a program` }
  const version = await askVersion(binary)
  if (!version) return { reason: `POCKETBASE_BIN names ${binary}, which does not say its version` }
  return { binary }
}

/**
 * A `pocketbase` on PATH, if it is the pinned version: another one may change the data folder.
 * @param {SourceContext} context
 * @returns {Promise<SourceAnswer>}
 */
export async function fromPath({ env, platform }) {
  const binary = onPath(['pocketbase'], env, platform)
  if (!binary) return { reason: 'no pocketbase on PATH' }
  const version = await askVersion(binary)
  if (version === POCKETBASE_VERSION) return { binary }
  return { reason: `${binary} is version ${version ?? 'unknown'}, not ${POCKETBASE_VERSION}` }
}

/**
 * The binary that an earlier run downloaded or built.
 * @param {SourceContext} context
 * @returns {Promise<SourceAnswer>}
 */
export async function fromCache(context) {
  const binary = cachedBinary(context)
  if (!isProgram(binary)) return { reason: 'nothing obtained earlier' }
  if ((await askVersion(binary)) === POCKETBASE_VERSION) return { binary }
  return { reason: `${binary} does not run` }
}

/**
 * Where a downloaded or built binary is cached, by version so that a new pin never finds an old
 * binary.
 * @param {Pick<SourceContext, 'cache' | 'platform'>} context
 */
export function cachedBinary({ cache, platform }) {
  const name = platform === 'win32' ? 'pocketbase.exe' : 'pocketbase'
  return join(cache, 'pocketbase', POCKETBASE_VERSION, name)
}

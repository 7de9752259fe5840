import { join } from 'node:path'
import { askVersion } from '../process/askVersion.mjs'
import { isProgram } from '../process/onPath.mjs'
import { POCKETBASE_VERSION } from '../pinned.mjs'

/** @typedef {import('./pocketbase.mjs').SourceContext} SourceContext */
/** @typedef {import('./pocketbase.mjs').SourceAnswer} SourceAnswer */

/**
 * Where a downloaded or built binary is cached, by version so that a new pin never finds an old
 * binary.
 * @param {Pick<SourceContext, 'cache' | 'platform'>} context
 */
export function cachedBinary({ cache, platform }) {
  const name = platform === 'win32' ? 'pocketbase.exe' : 'pocketbase'
  return join(cache, 'pocketbase', POCKETBASE_VERSION, name)
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

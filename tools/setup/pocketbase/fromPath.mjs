import { askVersion } from '../process/askVersion.mjs'
import { onPath } from '../process/onPath.mjs'
import { POCKETBASE_VERSION } from '../pinned.mjs'

/** @typedef {import('./pocketbase.mjs').SourceContext} SourceContext */
/** @typedef {import('./pocketbase.mjs').SourceAnswer} SourceAnswer */

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

import { isProgram } from '../process/onPath.mjs'
import { askVersion } from '../process/askVersion.mjs'

/** @typedef {import('./pocketbase.mjs').SourceContext} SourceContext */
/** @typedef {import('./pocketbase.mjs').SourceAnswer} SourceAnswer */

/**
 * The binary that `POCKETBASE_BIN` names. Any version is accepted, as an explicit choice.
 * @param {SourceContext} context
 * @returns {Promise<SourceAnswer>}
 */
export async function fromEnvironment({ env }) {
  const binary = env['POCKETBASE_BIN']
  if (!binary) return { reason: 'POCKETBASE_BIN is not set' }
  if (!isProgram(binary)) return { reason: `POCKETBASE_BIN names ${binary}, which is no program` }
  const version = await askVersion(binary)
  if (!version) return { reason: `POCKETBASE_BIN names ${binary}, which does not say its version` }
  return { binary }
}

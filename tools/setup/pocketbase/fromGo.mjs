import { goInstall } from '../goInstall.mjs'
import { POCKETBASE_VERSION } from '../pinned.mjs'
import { askVersion } from './askVersion.mjs'
import { cachedBinary } from './localSources.mjs'

/** @typedef {import('./pocketbase.mjs').SourceContext} SourceContext */
/** @typedef {import('../findProgram.mjs').SourceAnswer} SourceAnswer */

const TIMEOUT_MS = 15 * 60_000

/**
 * Builds PocketBase where Go is installed: about a minute once, seconds when Go has it cached.
 * @param {SourceContext} context
 * @returns {Promise<SourceAnswer>}
 */
export function fromGo(context) {
  const program = {
    path: 'github.com/pocketbase/pocketbase/examples/base', // as the official binary
    version: POCKETBASE_VERSION,
    linkerFlags: `-s -w -X github.com/pocketbase/pocketbase.Version=${POCKETBASE_VERSION}`,
    binary: cachedBinary(context),
    title: `Building PocketBase ${POCKETBASE_VERSION} with Go (about a minute, once)`,
    timeoutMs: TIMEOUT_MS,
    askVersion,
  }
  return goInstall(program, context)
}

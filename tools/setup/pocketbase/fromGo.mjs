import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { askVersion } from '../process/askVersion.mjs'
import { cachedBinary } from './localSources.mjs'
import { onPath } from '../process/onPath.mjs'
import { withPartial } from '../download/partial.mjs'
import { POCKETBASE_VERSION } from '../pinned.mjs'
import { runToEnd } from '../process/runToEnd.mjs'

/** @typedef {import('./pocketbase.mjs').SourceContext} SourceContext */
/** @typedef {import('./pocketbase.mjs').SourceAnswer} SourceAnswer */

const PATIENCE_MS = 15 * 60_000
/** The package that the official binary is built from; its binary is named after the folder. */
const PACKAGE = `github.com/pocketbase/pocketbase/examples/base@v${POCKETBASE_VERSION}`
const LINKER_FLAGS = `-s -w -X github.com/pocketbase/pocketbase.Version=${POCKETBASE_VERSION}`

/**
 * Builds PocketBase where Go is installed: about a minute once, seconds when Go has it cached.
 * @param {SourceContext} context
 * @returns {Promise<SourceAnswer>}
 */
export async function fromGo(context) {
  const go = onPath(['go'], context.env, context.platform)
  if (!go) return { reason: 'no go on PATH' }
  const progress = context.startProgress(
    `Building PocketBase ${POCKETBASE_VERSION} with Go (about a minute, once)`,
  )
  const answer = await withPartial(cachedBinary(context), (partial) => build(go, partial, context))
  progress.done('binary' in answer ? 'done' : 'failed')
  return answer
}

/**
 * @param {string} go
 * @param {string} folder
 * @param {SourceContext} context
 * @returns {Promise<SourceAnswer>}
 */
async function build(go, folder, context) {
  mkdirSync(folder, { recursive: true })
  const { code, output } = await runToEnd(go, ['install', '-ldflags', LINKER_FLAGS, PACKAGE], {
    env: { ...context.env, CGO_ENABLED: '0', GOBIN: folder },
    timeoutMs: PATIENCE_MS,
  })
  const built = join(folder, context.platform === 'win32' ? 'base.exe' : 'base')
  if (code !== 0) return { reason: `go install failed: ${lastLines(output)}` }
  if ((await askVersion(built)) !== POCKETBASE_VERSION)
    return { reason: 'go install made a program that does not run' }
  const binary = cachedBinary(context)
  renameSync(built, binary)
  return { binary }
}

/** @param {string} output */
function lastLines(output) {
  return output.trim().split('\n').slice(-3).join(' / ')
}

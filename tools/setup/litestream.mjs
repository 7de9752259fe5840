import { mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './folders.mjs'
import { isProgram, onPath } from './process/onPath.mjs'
import { withPartial } from './download/partial.mjs'
import { LITESTREAM_VERSION } from './pinned.mjs'
import { startProgress } from './process/progress.mjs'
import { runToEnd } from './process/runToEnd.mjs'

const ANSWER_MS = 20_000
const BUILD_MS = 20 * 60_000
const PACKAGE = `github.com/benbjohnson/litestream/cmd/litestream@v${LITESTREAM_VERSION}`

/**
 * @typedef {{ found: true, binary: string } | { found: false, refusals: string[] }} Found
 */

/**
 * Finds Litestream: LITESTREAM_BIN, PATH, what an earlier run built, or Go, which builds it once.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<Found>}
 */
export async function findLitestream(env = process.env) {
  const refusals = []
  const cached = join(cacheFolder(env), 'litestream', LITESTREAM_VERSION, 'litestream')
  const places = [
    { name: 'LITESTREAM_BIN', binary: env['LITESTREAM_BIN'] },
    { name: 'PATH', binary: onPath(['litestream'], env) },
    { name: 'cache', binary: isProgram(cached) ? cached : undefined },
  ]
  for (const { name, binary } of places) {
    const version = binary && (await versionOf(binary))
    if (binary && version === LITESTREAM_VERSION) return { found: true, binary }
    refusals.push(`${name}: ${binary ? `${binary} is version ${version ?? 'unknown'}` : 'nothing'}`)
  }
  const reason = await build(cached, env)
  return reason === ''
    ? { found: true, binary: cached }
    : { found: false, refusals: [...refusals, `Go: ${reason}`] }
}

/**
 * Instructions when no source worked.
 * @param {readonly string[]} refusals
 */
export function howToGetLitestream(refusals) {
  return [
    `Litestream ${LITESTREAM_VERSION} was not found. What was tried:`,
    ...refusals.map((refusal) => `  - ${refusal}`),
    'Install Go from https://go.dev/dl, or name a Litestream: LITESTREAM_BIN=/path/to/litestream',
  ].join('\n')
}

/**
 * @param {string} binary the target path
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string>} why it was not built; empty when it was
 */
async function build(binary, env) {
  const go = onPath(['go'], env)
  if (!go) return 'no go on PATH'
  const progress = startProgress(
    `Building Litestream ${LITESTREAM_VERSION} with Go (two to four minutes, once)`,
  )
  const reason = await withPartial(binary, async (folder) => {
    mkdirSync(folder, { recursive: true })
    const { code, output } = await runToEnd(go, ['install', '-ldflags', '-s -w', PACKAGE], {
      env: { ...env, CGO_ENABLED: '0', GOBIN: folder },
      timeoutMs: BUILD_MS,
    })
    if (code !== 0) return output.trim().split('\n').slice(-3).join(' / ')
    renameSync(join(folder, 'litestream'), binary)
    return ''
  })
  progress.done(reason === '' ? 'done' : 'failed')
  return reason
}

/**
 * The version that a Litestream reports, as "0.5.18", or undefined when it does not run.
 * @param {string} binary
 */
async function versionOf(binary) {
  const { output } = await runToEnd(binary, ['version'], { timeoutMs: ANSWER_MS })
  return /^v?(\d+\.\d+\.\d+\S*)/m.exec(output)?.[1]
}

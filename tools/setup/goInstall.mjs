import { mkdirSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { withPartial } from './download/partial.mjs'
import { onPath } from './process/onPath.mjs'
import { runToEnd } from './process/runToEnd.mjs'

/** @typedef {import('./findProgram.mjs').SourceAnswer} SourceAnswer */

/**
 * @typedef {object} GoProgram
 * @property {string} path its package; the program that Go makes has the name of its last folder
 * @property {string} version
 * @property {string} linkerFlags
 * @property {string} binary where the program belongs
 * @property {string} title what the progress says
 * @property {number} timeoutMs
 * @property {(binary: string) => Promise<string | undefined>} askVersion
 */

/**
 * @typedef {object} Machine
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Platform} platform
 * @property {import('./process/progress.mjs').StartProgress} startProgress
 */

/**
 * Builds a program where Go is installed.
 * @param {GoProgram} program
 * @param {Machine} machine
 * @returns {Promise<SourceAnswer>}
 */
export async function goInstall(program, machine) {
  const go = onPath(['go'], machine.env, machine.platform)
  if (!go) return { reason: 'no go on PATH' }
  const progress = machine.startProgress(program.title)
  const answer = await withPartial(program.binary, (folder) => build(go, folder, program, machine))
  progress.done('binary' in answer ? 'done' : 'failed')
  return answer
}

/**
 * @param {string} go
 * @param {string} folder
 * @param {GoProgram} program
 * @param {Machine} machine
 * @returns {Promise<SourceAnswer>}
 */
async function build(go, folder, program, { env, platform }) {
  const { path, version, linkerFlags, binary, timeoutMs, askVersion } = program
  mkdirSync(folder, { recursive: true })
  const args = ['install', '-ldflags', linkerFlags, `${path}@v${version}`]
  const { code, output } = await runToEnd(go, args, {
    env: { ...env, CGO_ENABLED: '0', GOBIN: folder },
    timeoutMs,
  })
  if (code !== 0) return { reason: `go install failed: ${lastLines(output)}` }
  const built = join(folder, basename(path) + (platform === 'win32' ? '.exe' : ''))
  if ((await askVersion(built)) !== version)
    return { reason: 'go install made a program that does not run' }
  renameSync(built, binary)
  return { binary }
}

/** @param {string} output */
function lastLines(output) {
  return output.trim().split('\n').slice(-3).join(' / ')
}

import { runToEnd } from '../process/runToEnd.mjs'

const PATIENCE_MS = 30_000

/**
 * Whether a Chromium really starts on this machine: one with missing libraries exists but does not
 * run. On Windows `--version` opens a window instead of printing, so it is assumed to run there,
 * and its version is unknown.
 * @param {string} binary
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ ok: true, version: string | undefined } | { ok: false, reason: string }>}
 */
export async function chromiumRuns(binary, env) {
  if (process.platform === 'win32') return { ok: true, version: undefined }
  const { output } = await runToEnd(binary, ['--version'], { env, timeoutMs: PATIENCE_MS })
  const version = /\b\d+\.\d+\.\d+\.\d+\b/.exec(output)?.[0]
  if (version) return { ok: true, version }
  return { ok: false, reason: `${binary} does not run: ${output.trim().split('\n').at(-1)}` }
}

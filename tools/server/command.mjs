import { runToEnd } from '../setup/process/runToEnd.mjs'
import { serverFlags } from './folders.mjs'

const PATIENCE_MS = 120_000

/**
 * @typedef {object} ServerPlace
 * @property {string} binary
 * @property {import('./folders.mjs').ServerFolders} folders
 * @property {NodeJS.ProcessEnv} [env]
 */

/**
 * Runs one PocketBase command and returns its output. The exit code is ignored, as it is 0 on most
 * failures: the caller knows what success looks like.
 * @param {ServerPlace} place
 * @param {readonly string[]} args
 * @returns {Promise<string>}
 */
export async function pocketBaseCommand({ binary, folders, env = process.env }, args) {
  const { output } = await runToEnd(binary, [...args, ...serverFlags(folders)], {
    env: { ...env, DARZI_PUBLIC_DIR: folders.public },
    timeoutMs: PATIENCE_MS,
  })
  return output
}

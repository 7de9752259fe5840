import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The top folder of the project, wherever a command is called from. */
export const PROJECT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')

/**
 * What is downloaded or built once and kept between runs: outside `node_modules`, which npm wipes.
 * `DARZI_CACHE` moves it, for instance to a folder that several clones share.
 * @param {NodeJS.ProcessEnv} env
 */
export function cacheFolder(env) {
  return resolve(env['DARZI_CACHE'] || join(PROJECT, '.cache'))
}

import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's top folder, whatever the working directory. */
export const PROJECT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..')

/**
 * The cache of downloads and builds between runs: outside `node_modules`, which npm wipes.
 * `DARZI_CACHE` moves it, for instance to a folder that several clones share.
 * @param {NodeJS.ProcessEnv} env
 */
export function cacheFolder(env) {
  return resolve(env['DARZI_CACHE'] || join(PROJECT, '.cache'))
}

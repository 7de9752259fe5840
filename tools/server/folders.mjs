import { chmodSync, existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { PROJECT } from '../setup/folders.mjs'

/**
 * @typedef {{ data: string, hooks: string, migrations: string, public: string }} ServerFolders
 */

/**
 * The folders that PocketBase needs. `DARZI_DATA` moves the data.
 * @param {NodeJS.ProcessEnv} env
 * @returns {ServerFolders}
 */
export function projectFolders(env) {
  return {
    data: resolve(env['DARZI_DATA'] || join(PROJECT, 'pb_data')),
    hooks: join(PROJECT, 'pb_hooks'),
    migrations: join(PROJECT, 'pb_migrations'),
    public: join(PROJECT, 'dist'),
  }
}

/**
 * Sets the umask so that this process and its children write files that only their own user can
 * read, and restricts an existing data folder likewise: it holds personal data.
 * @param {string} data may not exist yet
 */
export function keepDataPrivate(data) {
  process.umask(0o077)
  if (existsSync(data) && (statSync(data).mode & 0o077) !== 0) chmodSync(data, 0o700)
}

/**
 * The flags for every PocketBase command. All folders are explicit because the defaults depend on
 * where the binary is; a broken hook must stop the server, which `hooksWatch` would prevent; no
 * schema change may write a migration automatically; and `dev` prints every SQL statement.
 * @param {ServerFolders} folders
 * @param {number} [engines] JavaScript engines that it makes at its start, 2 ms each; what is not
 *   a server needs one
 */
export function serverFlags(folders, engines = 1) {
  return [
    `--dir=${folders.data}`,
    `--hooksDir=${folders.hooks}`,
    `--migrationsDir=${folders.migrations}`,
    `--publicDir=${folders.public}`,
    '--hooksWatch=false',
    `--hooksPool=${engines}`,
    '--automigrate=false',
    '--dev=false',
  ]
}

import { join, resolve } from 'node:path'
import { PROJECT } from '../setup/folders.mjs'

/**
 * @typedef {{ data: string, hooks: string, migrations: string, public: string }} ServerFolders
 */

/**
 * Where this project keeps what PocketBase needs. `DARZI_DATA` moves the data.
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
 * The flags for every PocketBase command. All folders are named because the defaults depend on
 * where the binary lies; a broken hook must stop the server, which `hooksWatch` would prevent; no
 * schema change may write a migration by itself; and `dev` prints every SQL statement.
 * @param {ServerFolders} folders
 */
export function serverFlags(folders) {
  return [
    `--dir=${folders.data}`,
    `--hooksDir=${folders.hooks}`,
    `--migrationsDir=${folders.migrations}`,
    `--publicDir=${folders.public}`,
    '--hooksWatch=false',
    '--automigrate=false',
    '--dev=false',
  ]
}

import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { withPartial } from '../setup/download/partial.mjs'
import { pocketBaseCommand } from './command.mjs'
import { makeOwner } from './owner.mjs'

const DATABASE = 'data.db'
const NOBODY = 'nobody@house.example'

/**
 * @typedef {{ ok: true, made: false }
 *   | { ok: true, made: true, owner: import('./owner.mjs').Owner, products: number }
 *   | { ok: false, reason: string }} FirstData
 */

/**
 * Creates the data folder at the first start: the schema, the owner's account and, if given, the
 * demo catalogue. It is created under a temporary name and moved when complete, so an interrupted
 * first start begins again. A folder with a database is left as it is.
 * @param {import('./command.mjs').ServerPlace} place
 * @param {{ catalogue?: string, demo?: boolean }} [options] `catalogue`: a JSON file; `demo`: the
 *   house also begins with the lead times and fittings of the demo house
 * @returns {Promise<FirstData>}
 */
export async function createInitialData(place, { catalogue, demo = false } = {}) {
  const { data } = place.folders
  if (existsSync(join(data, DATABASE))) return { ok: true, made: false }
  return withPartial(data, async (partial) => {
    const there = { ...place, folders: { ...place.folders, data: partial } }

    const output = await pocketBaseCommand(there, ['migrate', 'up'])
    const failed = /^(?:Error:|panic:).*/m.exec(output)
    if (failed || !existsSync(join(partial, DATABASE)))
      return { ok: false, reason: `the database was not created: ${output.trim()}` }

    const locked = await lockInstaller(there)
    if (!locked.ok) return locked
    const owner = await makeOwner(there)
    if (!owner.ok) return owner
    const keys = await makePushKeys(there)
    if (!keys.ok) return keys
    const loaded = catalogue ? await loadCatalogue(there, catalogue, demo) : undefined
    if (loaded && !loaded.ok) return loaded

    moveInto(partial, data)
    const { email, password } = owner
    return { ok: true, made: true, owner: { email, password }, products: loaded?.count ?? 0 }
  })
}

/**
 * Creates a superuser with a discarded password: without any, PocketBase opens its installer in a
 * browser at each start. `pocketbase superuser` creates usable ones.
 * @param {import('./command.mjs').ServerPlace} place
 * @returns {Promise<{ ok: true } | { ok: false, reason: string }>}
 */
async function lockInstaller(place) {
  const password = randomBytes(24).toString('hex') // a leading `-` would be parsed as a flag
  const output = await pocketBaseCommand(place, ['superuser', 'upsert', NOBODY, password])
  if (output.includes(`Successfully saved superuser "${NOBODY}"`)) return { ok: true }
  return { ok: false, reason: `the installer was not closed: ${output.trim()}` }
}

/**
 * Makes the keys for web push. The server makes them too, seconds after its start, for data of an
 * earlier version.
 * @param {import('./command.mjs').ServerPlace} place
 * @returns {Promise<{ ok: true } | { ok: false, reason: string }>}
 */
async function makePushKeys(place) {
  const output = await pocketBaseCommand(place, ['push-keys'])
  if (/push keys (made|kept)/.test(output)) return { ok: true }
  return { ok: false, reason: `the keys for web push were not made: ${output.trim()}` }
}

/**
 * Moves the contents rather than the folder, which may already exist and be a mount. The database
 * comes last because its presence means that everything is there.
 * @param {string} from
 * @param {string} to
 */
function moveInto(from, to) {
  mkdirSync(to, { recursive: true })
  const names = readdirSync(from).filter((name) => name !== DATABASE)
  for (const name of [...names, DATABASE]) renameSync(join(from, name), join(to, name))
}

/**
 * Loads the demo catalogue. The command leaves existing products alone.
 * @param {import('./command.mjs').ServerPlace} place
 * @param {string} file the catalogue as JSON
 * @param {boolean} demo
 * @returns {Promise<{ ok: true, count: number } | { ok: false, reason: string }>}
 */
async function loadCatalogue(place, file, demo) {
  const flags = demo ? ['--demo'] : []
  const output = await pocketBaseCommand(place, ['catalogue', file, ...flags])
  const line = /\bcatalogue (?:loaded|kept) (\d+)\s*$/m.exec(output)
  if (line) return { ok: true, count: Number(line[1]) }
  return { ok: false, reason: `the catalogue was not loaded: ${output.trim() || 'no answer'}` }
}

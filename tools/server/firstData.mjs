import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { withPartial } from '../setup/partial.mjs'
import { loadCatalogue } from './catalogue.mjs'
import { pocketBaseCommand } from './command.mjs'
import { makeOwner } from './owner.mjs'

const DATABASE = 'data.db'

/**
 * @typedef {{ ok: true, made: false }
 *   | { ok: true, made: true, owner: import('./owner.mjs').Owner, products: number }
 *   | { ok: false, reason: string }} FirstData
 */

/**
 * Makes the data folder at the first start: the schema, the owner's account and, where one is
 * given, the demo catalogue. It is made under another name and moved when whole, so an interrupted
 * first start is a first start again. A folder with a database in it is left as it is.
 * @param {import('./command.mjs').ServerPlace} place
 * @param {{ catalogue?: string }} [options] `catalogue`: a JSON file
 * @returns {Promise<FirstData>}
 */
export async function makeFirstData(place, { catalogue } = {}) {
  const { data } = place.folders
  if (existsSync(join(data, DATABASE))) return { ok: true, made: false }
  return withPartial(data, async (partial) => {
    const there = { ...place, folders: { ...place.folders, data: partial } }

    const output = await pocketBaseCommand(there, ['migrate', 'up'])
    const failed = /^(?:Error:|panic:).*/m.exec(output)
    if (failed || !existsSync(join(partial, DATABASE)))
      return { ok: false, reason: `the database was not made: ${output.trim()}` }

    const owner = await makeOwner(there)
    if (!owner.ok) return owner
    const loaded = catalogue ? await loadCatalogue(there, catalogue) : undefined
    if (loaded && !loaded.ok) return loaded

    moveInto(partial, data)
    const { email, password } = owner
    return { ok: true, made: true, owner: { email, password }, products: loaded?.count ?? 0 }
  })
}

/**
 * Moves the contents rather than the folder: the folder may exist already and be a mount. The
 * database comes last because its presence says that everything is there.
 * @param {string} from
 * @param {string} to
 */
function moveInto(from, to) {
  mkdirSync(to, { recursive: true })
  const names = readdirSync(from).filter((name) => name !== DATABASE)
  for (const name of [...names, DATABASE]) renameSync(join(from, name), join(to, name))
}

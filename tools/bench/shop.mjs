import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listOf, objectOf, stringOf } from '../json.mjs'
import { createInitialData } from '../server/initialData.mjs'
import { projectFolders } from '../server/folders.mjs'
import { freePort } from '../server/port.mjs'
import { servePocketBase } from '../server/serve.mjs'
import { cacheFolder, PROJECT } from '../setup/folders.mjs'

/**
 * @typedef {{ email: string, password: string }} Owner
 * @typedef {{ url: string, owner: Owner, data: string }} OpenShop `data`: its data folder
 * @typedef {OpenShop & { stop: () => Promise<void> }} BenchShop
 */

/**
 * A shop as in production with this many products, on data of its own that is deleted when it
 * stops.
 * @param {string} binary PocketBase
 * @param {number} count
 * @returns {Promise<BenchShop>}
 */
export async function benchShop(binary, count) {
  const cache = cacheFolder(process.env)
  mkdirSync(cache, { recursive: true })
  const home = mkdtempSync(join(cache, 'bench-shop-'))
  const catalogue = join(home, 'catalogue.json')
  writeFileSync(catalogue, JSON.stringify(products(count)))
  const folders = { ...projectFolders({}), data: join(home, 'pb_data') }
  // The bench sends more requests in a minute than a person does in a day.
  const settings = { DARZI_LIMITS: 'off', DARZI_URL: '', DARZI_OWNER_PASSWORD: '' }
  const env = { ...process.env, ...settings }
  const place = { binary, folders, env }
  const first = await createInitialData(place, { catalogue })
  if (!first.ok || !first.made) throw new Error(`No data for the bench: ${JSON.stringify(first)}`)
  const { email, password } = first.owner
  if (password === undefined) throw new Error('The owner has no password that the bench could use')
  const server = await servePocketBase({ ...place, port: await freePort() })
  if (!server.ok) throw new Error(`PocketBase did not start: ${server.reason}`)
  return {
    url: server.url,
    owner: { email, password },
    data: folders.data,
    stop: async () => {
      await server.stop()
      rmSync(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/**
 * The demo catalogue, and variants of its products under names of their own. @param {number} count
 */
function products(count) {
  const file = join(PROJECT, 'public', 'catalogue.json')
  const demo = listOf(JSON.parse(readFileSync(file, 'utf8')), file)
  return Array.from({ length: count }, (_, place) => {
    const piece = objectOf(demo[place % demo.length], `a piece in ${file}`)
    if (place < demo.length) return piece
    const code = place + 1
    return {
      ...piece,
      code,
      id: `product${String(code).padStart(8, '0')}`,
      slug: `${stringOf(piece['slug'], 'slug')}-${code}`,
      name: `${stringOf(piece['name'], 'name')} ${place.toString(36)}x`,
    }
  })
}

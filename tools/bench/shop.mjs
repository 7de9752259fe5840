import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFirstData } from '../server/firstData.mjs'
import { projectFolders } from '../server/folders.mjs'
import { freePort } from '../server/port.mjs'
import { servePocketBase } from '../server/serve.mjs'
import { cacheFolder, PROJECT } from '../setup/folders.mjs'

/**
 * A shop as in production, with so many products, on data of its own that goes when it stops.
 * @param {string} binary PocketBase
 * @param {number} count
 */
export async function benchShop(binary, count) {
  const cache = cacheFolder(process.env)
  mkdirSync(cache, { recursive: true })
  const home = mkdtempSync(join(cache, 'bench-shop-'))
  const catalogue = join(home, 'catalogue.json')
  writeFileSync(catalogue, JSON.stringify(products(count)))
  const folders = { ...projectFolders({}), data: join(home, 'pb_data') }
  // The bench asks more in a minute than a person does in a day.
  const env = { ...process.env, DARZI_LIMITS: 'off', DARZI_URL: '' }
  const place = { binary, folders, env }
  const first = await makeFirstData(place, { catalogue })
  if (!first.ok || !first.made) throw new Error(`No data for the bench: ${JSON.stringify(first)}`)
  const server = await servePocketBase({ ...place, port: await freePort() })
  if (!server.ok) throw new Error(`PocketBase did not start: ${server.reason}`)
  return {
    url: server.url,
    owner: first.owner,
    stop: async () => {
      await server.stop()
      rmSync(home, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

/** The demo catalogue, and variants of its pieces under names of their own. @param {number} count */
function products(count) {
  const demo = JSON.parse(readFileSync(join(PROJECT, 'public', 'catalogue.json'), 'utf8'))
  return Array.from({ length: count }, (_, place) => {
    const piece = demo[place % demo.length]
    if (place < demo.length) return piece
    const code = place + 1
    return {
      ...piece,
      code,
      id: `demoproduct${String(code).padStart(4, '0')}`,
      slug: `${piece.slug}-${code}`,
      name: `${piece.name} ${place.toString(36)}x`,
    }
  })
}

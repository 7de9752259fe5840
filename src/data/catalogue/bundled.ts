import { upsertNewer } from './catalogue.ts'
import { readCursor } from './cursor.ts'
import { inDatabase } from '#data/storage/database.ts'
import { fetchFile } from '#data/server/fetchWithTimeout.ts'
import { parseProduct } from '#data/parse/parseProduct.ts'

/**
 * Loads the catalogue bundled with the build, for a device that has not reached the server yet;
 * offline, the service worker serves it. The server's data replaces it later.
 */
export async function bundledProducts(): Promise<void> {
  if (await inDatabase(async (db) => (await readCursor(db)) ?? (await db.products.count()) > 0))
    return
  const answer = await fetchFile('/catalogue.json')
  if (!answer?.response.ok || !Array.isArray(answer.body)) return
  const products = answer.body.map(parseProduct).flatMap((read) => (read.ok ? [read.value] : []))
  await inDatabase((db) =>
    db.transact([db.products, db.meta], async () => {
      if ((await readCursor(db)) === undefined) await upsertNewer(db, products)
    }),
  )
}

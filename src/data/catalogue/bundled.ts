import { upsertNewer } from './catalogue.ts'
import { readCursor } from './cursor.ts'
import { inDatabase } from '#data/storage/database.ts'
import { isFromOurServer, TIMEOUT_MS } from '#data/server/fetchWithTimeout.ts'
import { parseProduct } from '#data/parse/parseProduct.ts'

const FILE = '/catalogue.json'

/**
 * Loads the catalogue bundled with the build, for a device that has not reached the server yet;
 * offline, the service worker serves it. The server's data replaces it later.
 */
export async function bundledProducts(): Promise<void> {
  if (await inDatabase(async (db) => (await readCursor(db)) ?? (await db.products.count()) > 0))
    return
  const wire = await fetchFile()
  if (!Array.isArray(wire)) return
  const products = wire.map(parseProduct).flatMap((read) => (read.ok ? [read.value] : []))
  await inDatabase((db) =>
    db.transact([db.products, db.meta], async () => {
      if ((await readCursor(db)) === undefined) await upsertNewer(db, products)
    }),
  )
}

async function fetchFile(): Promise<unknown> {
  try {
    const response = await fetch(globalThis.location.origin + FILE, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok && isFromOurServer(response) ? await response.json() : undefined
  } catch {
    return undefined
  }
}

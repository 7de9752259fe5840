import type { Database } from './schema.ts'
import { readCache } from '#data/live/localStorageCache.ts'
import { reportTrouble } from './storageTrouble.ts'
import { LOCAL_DATA_KEY } from './localData.ts'

const KEY = 'kept'

let known = false

/**
 * Detects that the browser has evicted our storage, and reports it once: the database is new
 * although this page, or an earlier visit, has used it. Emptied tables refill from the server.
 */
export async function detectEviction(db: Database): Promise<void> {
  const isNew = (await db.meta.get(KEY)) === undefined
  if (isNew && (known || readCache(LOCAL_DATA_KEY) !== undefined)) reportTrouble('lost')
  if (isNew) await db.meta.put({ key: KEY, value: Date.now() })
  known = true
}

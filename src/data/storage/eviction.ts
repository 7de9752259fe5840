import type { Database } from './schema.ts'
import { readMirror } from '#data/live/localStorageCache.ts'
import { reportTrouble } from './storageTrouble.ts'
import { USED_KEY } from './localData.ts'

const KEY = 'kept'

let known = false

/**
 * Notices that the browser has cleared what was kept here, and says so once: the database is new,
 * although this page, or an earlier visit, has used it. What is empty fills itself again.
 */
export async function noteEviction(db: Database): Promise<void> {
  const isNew = (await db.meta.get(KEY)) === undefined
  if (isNew && (known || readMirror(USED_KEY) !== undefined)) reportTrouble('lost')
  if (isNew) await db.meta.put({ key: KEY, value: Date.now() })
  known = true
}

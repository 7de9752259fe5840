import { done, failed, type Result } from '#domain/base/problem.ts'
import { inDatabase, type Database } from './database.ts'
import { reportTrouble } from './storageTrouble.ts'

/** Caches to delete when the device is full, the most dispensable first. */
const EXPENDABLE_CACHES = ['pictures', 'pages', 'admin']

/**
 * Runs a write that the user cares about. When the device is full, it deletes expendable caches and
 * retries once; if that fails too, the failure is returned, never swallowed.
 */
export async function writeLocal<Value>(
  work: (db: Database) => Promise<Value>,
): Promise<Result<Value>> {
  try {
    return done(await inDatabase(work))
  } catch (error) {
    if (!isFull(error)) return notStored()
  }
  try {
    await makeRoom()
    return done(await inDatabase(work))
  } catch (error) {
    return isFull(error) ? failed('storageFull') : notStored()
  }
}

function notStored() {
  reportTrouble('unavailable')
  return failed('storageFailed')
}

async function makeRoom(): Promise<void> {
  const caches = globalThis.caches
  const names = await caches.keys()
  const expendable = names.filter((name) => EXPENDABLE_CACHES.some((part) => name.includes(part)))
  await Promise.all(expendable.map((name) => caches.delete(name)))
}

/** Dexie wraps the browser's error, sometimes twice. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'QuotaExceededError') return true
  return isFull('inner' in error ? error.inner : undefined)
}

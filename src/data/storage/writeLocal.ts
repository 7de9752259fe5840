import { done, failed } from '#domain/base/problem.ts'
import type { Result } from '#domain/base/problem.ts'
import { inDatabase } from './database.ts'
import type { Database } from './database.ts'
import { reportTrouble } from './storageTrouble.ts'

/** Caches that may go when the device is full, the least missed first. */
const EXPENDABLE_CACHES = ['pictures', 'pages', 'admin']

/**
 * Keeps something that the person cares about. When the device is full, cached pictures make room
 * for it and it is tried once more; when it still cannot be kept, that is told, never swallowed.
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

/** Dexie wraps what the browser threw, sometimes twice. */
function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'QuotaExceededError') return true
  return isFull('inner' in error ? error.inner : undefined)
}

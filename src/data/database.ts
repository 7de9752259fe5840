import type { Dexie } from 'dexie'
import { SCHEMA, SCHEMA_2, tablesOf } from './databaseTables.ts'
import type { Database } from './databaseTables.ts'
import { noteEviction } from './eviction.ts'
import { reportTrouble, troubleOver } from './storageTrouble.ts'
import { noteUse } from './used.ts'

export type { Database } from './databaseTables.ts'

const NAME = 'darzi'

/** How long opening may take before somebody is told that another tab is in the way. */
const BLOCKED_AFTER_MS = 3000

let opened: Promise<Database> | undefined
const closeListeners = new Set<() => void>()

/** The database of this device, opened at the first call. */
export function database(): Promise<Database> {
  opened ??= open()
  return opened
}

/**
 * Works in the database. A connection that the browser cut (it does so in the background on some
 * phones) is opened again and the work done once more; the work must bear being repeated.
 */
export async function inDatabase<Value>(work: (db: Database) => Promise<Value>): Promise<Value> {
  try {
    return await work(await database())
  } catch (error) {
    if (!isCut(error)) throw error
    await closeDatabase()
    return work(await database())
  }
}

/** Lets go of the connection; the next call opens a new one. */
export async function closeDatabase(): Promise<void> {
  const closing = opened
  opened = undefined
  await closing?.then(
    (db) => db.close(),
    () => undefined,
  )
  if (closing) for (const listener of [...closeListeners]) listener()
}

/** Calls back each time the connection was closed: who follows a query asks on a new one. */
export function onDatabaseClosed(listener: () => void): () => void {
  closeListeners.add(listener)
  return () => closeListeners.delete(listener)
}

/** Tells of each answer of a query, now and whenever the tables it read change, in any tab. */
export async function following<Value>(
  query: (db: Database) => Promise<Value>,
  { next, error }: { next: (value: Value) => void; error: (error: unknown) => void },
): Promise<() => void> {
  const [{ liveQuery }, db] = await Promise.all([import('dexie'), database()])
  const followed = liveQuery(() => query(db)).subscribe({ next, error })
  return () => followed.unsubscribe()
}

async function open(): Promise<Database> {
  const slow = setTimeout(() => reportTrouble('blocked'), BLOCKED_AFTER_MS)
  try {
    const dexie = await openDexie()
    troubleOver('blocked')
    troubleOver('unavailable')
    const db = tablesOf(dexie)
    await noteEviction(db)
    noteUse()
    return db
  } catch (error) {
    opened = undefined
    reportTrouble('unavailable')
    throw error
  } finally {
    clearTimeout(slow)
  }
}

async function openDexie(): Promise<Dexie> {
  const { Dexie } = await import('dexie')
  const dexie = new Dexie(NAME, { chromeTransactionDurability: 'strict' })
  dexie.version(1).stores(SCHEMA)
  dexie.version(2).stores(SCHEMA_2)
  dexie.on('blocked', () => reportTrouble('blocked'))
  dexie.on('versionchange', ({ newVersion }) => {
    // A deletion announces no version; the next connection finds out what is left.
    if (newVersion !== null) reportTrouble('outdated')
  })
  dexie.on('close', () => void closeDatabase())
  return dexie.open()
}

const CUT = ['DatabaseClosedError', 'InvalidStateError', 'UnknownError', 'OpenFailedError']

/** Whether the connection itself is gone, as opposed to work that failed. */
export function isCut(error: unknown): boolean {
  return error instanceof Error && CUT.includes(error.name)
}

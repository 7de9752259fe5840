import type { Connection } from './connect.ts'
import type { Database } from './schema.ts'
import { detectEviction } from './eviction.ts'
import { followPage, timesLeft, untilInUse } from './pageLifecycle.ts'
import { expectAnswer } from './slowStorage.ts'
import { reportTrouble, clearTrouble } from './storageTrouble.ts'
import { markLocalData } from './localData.ts'

export type { Database } from './schema.ts'

let opened: Promise<Database> | undefined
let connection: Connection | undefined
let isFollowingPage = false
const closeListeners = new Set<() => void>()

/** The database of this device, opened at the first call. It waits while the page is put away. */
export async function database(): Promise<Database> {
  await untilInUse()
  opened ??= open()
  return opened
}

/**
 * Works in the database. Where the connection was cut (the browser does so in the background on
 * some phones) or the page was left meanwhile, the work is done once more on a new connection; it
 * must bear being repeated.
 */
export async function inDatabase<Value>(work: (db: Database) => Promise<Value>): Promise<Value> {
  const left = timesLeft()
  try {
    return await answerOf(work, await database())
  } catch (error) {
    // Leaving the page has closed the connection already; a new one may be open by now.
    if (timesLeft() === left && !isConnectionLost(error)) throw error
    if (timesLeft() === left) await closeDatabase()
    return answerOf(work, await database())
  }
}

async function answerOf<Value>(
  work: (db: Database) => Promise<Value>,
  db: Database,
): Promise<Value> {
  const answered = expectAnswer()
  try {
    return await work(db)
  } finally {
    answered()
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
  if (closing) tellClosed()
}

/** Calls back each time the connection was closed: who follows a query asks on a new one. */
export function onDatabaseClosed(listener: () => void): () => void {
  closeListeners.add(listener)
  return () => closeListeners.delete(listener)
}

function tellClosed(): void {
  for (const listener of [...closeListeners]) listener()
}

/**
 * Nothing of a page that may be frozen stays open: WebKit keeps the transactions of such a page
 * waiting, and every later page of the shop waits for them until the tab is closed.
 */
function leaveDatabase(): void {
  const left = connection
  connection = undefined
  opened = undefined
  left?.end()
  tellClosed()
}

/** Tells of each answer of a query, now and whenever the tables it read change, in any tab. */
export async function subscribeLiveQuery<Value>(
  query: (db: Database) => Promise<Value>,
  { next, error }: { next: (value: Value) => void; error: (error: unknown) => void },
): Promise<() => void> {
  const [{ liveQuery }, db] = await Promise.all([import('dexie'), database()])
  const answered = expectAnswer()
  const followed = liveQuery(() => query(db)).subscribe({
    next(value) {
      answered()
      next(value)
    },
    error(reason) {
      answered()
      error(reason)
    },
  })
  return () => {
    answered()
    followed.unsubscribe()
  }
}

async function open(): Promise<Database> {
  if (!isFollowingPage) followPage(leaveDatabase)
  isFollowingPage = true
  const left = timesLeft()
  try {
    const [dexie, { connectTo }] = await Promise.all([import('dexie'), import('./connect.ts')])
    // A page that is left while it opens the database does not hold it.
    if (timesLeft() !== left) throw new DOMException('The page was left.', 'InvalidStateError')
    connection = connectTo(dexie, () => void closeDatabase())
    const db = await connection.open()
    clearTrouble('blocked')
    clearTrouble('unavailable')
    await detectEviction(db)
    markLocalData()
    return db
  } catch (error) {
    if (timesLeft() === left) {
      opened = undefined
      reportTrouble('unavailable')
    }
    throw error
  }
}

const CUT = ['DatabaseClosedError', 'InvalidStateError', 'UnknownError', 'OpenFailedError']

/** Whether the connection itself is gone, as opposed to work that failed. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && CUT.includes(error.name)
}

import type { DatabaseConnection, Database } from './connect.ts'
import { trackPage, pagehideCount, untilPageActive } from './pageLifecycle.ts'
import { reportIfSlow } from './slowStorage.ts'
import { reportTrouble, clearTrouble } from './storageTrouble.ts'
import { markLocalData } from './localData.ts'

export type { Database } from './connect.ts'

let opened: Promise<Database> | undefined
let connection: DatabaseConnection | undefined
let isPageTracked = false
const closeListeners = new Set<() => void>()

/**
 * This device's database, opened on first use. Waits while the page is in the back/forward cache.
 */
export async function database(): Promise<Database> {
  await untilPageActive()
  opened ??= open()
  return opened
}

/**
 * Runs work against the database. If the connection was lost (some phones cut it in the background)
 * or the page was left meanwhile, the work runs once more on a new connection, so it must be
 * idempotent.
 */
export async function inDatabase<Value>(work: (db: Database) => Promise<Value>): Promise<Value> {
  const left = pagehideCount()
  try {
    return await attempt(work)
  } catch (error) {
    if (pagehideCount() === left && !isConnectionLost(error)) throw error
    return attempt(work)
  }
}

async function attempt<Value>(work: (db: Database) => Promise<Value>): Promise<Value> {
  const db = await database()
  const answered = reportIfSlow()
  try {
    return await work(db)
  } catch (error) {
    if (isConnectionLost(error)) db.close()
    throw error
  } finally {
    answered()
  }
}

/** Closes the connection; the next call opens a new one. */
export async function closeDatabase(): Promise<void> {
  await opened?.then(
    (db) => db.close(),
    () => undefined,
  )
}

/**
 * Calls back each time the connection was closed, so that live queries can restart on a new one.
 */
export function onDatabaseClosed(listener: () => void): () => void {
  closeListeners.add(listener)
  return () => closeListeners.delete(listener)
}

function notifyClosed(): void {
  for (const listener of [...closeListeners]) listener()
}

/**
 * Aborts everything before the page can be frozen: WebKit keeps the transactions of a frozen page
 * pending, and every later page of the shop waits for them until the tab is closed.
 */
function abortAndClose(): void {
  const left = connection
  connection = undefined
  opened = undefined
  left?.end()
  notifyClosed()
}

/**
 * Reports the result of a query now and whenever the tables it read change, in any tab. A lost
 * connection is closed before its error is reported.
 */
export async function subscribeLiveQuery<Value>(
  query: (db: Database) => Promise<Value>,
  { next, error }: { next: (value: Value) => void; error: (error: unknown) => void },
): Promise<() => void> {
  const [{ liveQuery }, db] = await Promise.all([import('dexie'), database()])
  const answered = reportIfSlow()
  const followed = liveQuery(() => query(db)).subscribe({
    next(value) {
      answered()
      next(value)
    },
    error(reason) {
      answered()
      if (isConnectionLost(reason)) db.close()
      error(reason)
    },
  })
  return () => {
    answered()
    followed.unsubscribe()
  }
}

/** Loads the code of the database, without opening it. */
export function preloadDatabase() {
  return Promise.all([import('dexie'), import('./connect.ts')])
}

/** Opens a connection that, when it is closed, makes way for the next one. */
function open(): Promise<Database> {
  if (!isPageTracked) trackPage(abortAndClose)
  isPageTracked = true
  const opening = connect(() => {
    if (opened !== opening) return
    opened = undefined
    notifyClosed()
  })
  return opening
}

async function connect(onClose: () => void): Promise<Database> {
  const left = pagehideCount()
  try {
    const [dexie, { connectTo, detectEviction }] = await preloadDatabase()
    // A page that was left while opening the database must not hold it open.
    if (pagehideCount() !== left) throw new DOMException('The page was left.', 'InvalidStateError')
    connection = connectTo(dexie, onClose)
    const db = await connection.open()
    clearTrouble('blocked')
    clearTrouble('unavailable')
    await detectEviction(db)
    markLocalData()
    return db
  } catch (error) {
    if (pagehideCount() === left) {
      opened = undefined
      reportTrouble('unavailable')
    }
    throw error
  }
}

const CUT = ['DatabaseClosedError', 'InvalidStateError', 'UnknownError', 'OpenFailedError']

/** Whether the connection itself was lost, as opposed to an error in the work. */
function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && CUT.includes(error.name)
}

import type { Dexie, Table } from 'dexie'
import { retryDelayMs } from '#domain/retry.ts'
import type { MeasurementSetRow } from './measurementSetRow.ts'
import type {
  BookRow,
  CartRow,
  DraftRow,
  MailRow,
  MetaRow,
  OrderRow,
  OutboxRow,
  PreferencesRow,
  ProductRow,
  ReceiptRow,
} from './rows.ts'
import { reportTrouble, troubleOver } from './storageTrouble.ts'
import { noteUse } from './used.ts'

const NAME = 'darzi'

/** How long opening may take before somebody is told that another tab is in the way. */
const BLOCKED_AFTER_MS = 3000

/** Only indexed fields are listed. A new version only adds: an older tab may still be writing. */
const SCHEMA = {
  products: 'id, slug, category, seq',
  cart: 'id, owner',
  drafts: 'key, owner',
  measurementSets: 'id, owner',
  preferences: 'owner',
  outbox: 'id, kind, owner, order',
  receipts: 'id, owner',
  orders: 'id, owner',
  meta: 'key',
  books: '[collection+id], collection',
}

const SCHEMA_2 = { mails: 'key, owner' }

export type Database = {
  products: Table<ProductRow, string>
  cart: Table<CartRow, string>
  drafts: Table<DraftRow, string>
  measurementSets: Table<MeasurementSetRow, string>
  preferences: Table<PreferencesRow, string>
  outbox: Table<OutboxRow, string>
  receipts: Table<ReceiptRow, string>
  orders: Table<OrderRow, string>
  meta: Table<MetaRow, string>
  books: Table<BookRow, [string, string]>
  mails: Table<MailRow, string>
  /** All or nothing. Nothing but the tables may be awaited inside: it would commit early. */
  transact: <Value>(tables: Table[], work: () => Promise<Value>) => Promise<Value>
  close: () => void
}

let opened: Promise<Database> | undefined

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
}

/**
 * Calls back with the answer of a query, now and whenever the tables it read change, in this tab
 * or another. A query that fails is tried again, then reported as storage trouble.
 */
export function observe<Value>(
  query: (db: Database) => Promise<Value>,
  onValue: (value: Value) => void,
): () => void {
  let stopped = false
  let stop = () => {}
  async function start(attempt: number) {
    const again = (error: unknown) => {
      if (stopped) return
      if (isCut(error)) void closeDatabase()
      if (attempt === 1) reportTrouble('unavailable')
      const timer = setTimeout(() => void start(attempt + 1), retryDelayMs(attempt))
      stop = () => clearTimeout(timer)
    }
    try {
      const [{ liveQuery }, db] = await Promise.all([import('dexie'), database()])
      if (stopped) return
      const next = (value: Value) => {
        attempt = 0
        troubleOver('unavailable')
        onValue(value)
      }
      const following = liveQuery(() => query(db)).subscribe({ next, error: again })
      stop = () => following.unsubscribe()
    } catch (error) {
      again(error)
    }
  }
  void start(0)
  return () => {
    stopped = true
    stop()
  }
}

async function open(): Promise<Database> {
  const slow = setTimeout(() => reportTrouble('blocked'), BLOCKED_AFTER_MS)
  try {
    const dexie = await openDexie()
    troubleOver('blocked')
    troubleOver('unavailable')
    noteUse()
    return tablesOf(dexie)
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
  dexie.on('versionchange', () => reportTrouble('outdated'))
  dexie.on('close', () => void closeDatabase())
  return dexie.open()
}

function tablesOf(dexie: Dexie): Database {
  return {
    products: dexie.table('products'),
    cart: dexie.table('cart'),
    drafts: dexie.table('drafts'),
    measurementSets: dexie.table('measurementSets'),
    preferences: dexie.table('preferences'),
    outbox: dexie.table('outbox'),
    receipts: dexie.table('receipts'),
    orders: dexie.table('orders'),
    meta: dexie.table('meta'),
    books: dexie.table('books'),
    mails: dexie.table('mails'),
    transact: (tables, work) => dexie.transaction('rw', tables, work),
    close: () => dexie.close(),
  }
}

const CUT = ['DatabaseClosedError', 'InvalidStateError', 'UnknownError', 'OpenFailedError']

/** Whether the connection itself is gone, as opposed to work that failed. */
function isCut(error: unknown): boolean {
  return error instanceof Error && CUT.includes(error.name)
}

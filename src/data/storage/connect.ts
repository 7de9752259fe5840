import type * as DexieModule from 'dexie'
import { SCHEMA, SCHEMA_2, tablesOf, type Database } from './schema.ts'
import { OpenTransactions } from './openTransactions.ts'
import { reportIfSlow } from './slowStorage.ts'
import { reportTrouble } from './storageTrouble.ts'
import { readCache } from '#data/live/localStorageCache.ts'
import { LOCAL_DATA_KEY } from './localData.ts'

const NAME = 'darzi'

/** A connection to this device's database, open or not. */
export type Connection = {
  open: () => Promise<Database>
  /** Closes it at once and aborts its transactions, even while it is still opening. */
  end: () => void
}

/**
 * Prepares a connection and reports what prevents it from opening.
 * @param onClose called when the browser closes the connection
 */
export function connectTo({ Dexie }: typeof DexieModule, onClose: () => void): Connection {
  const transactions = new OpenTransactions()
  const dexie = new Dexie(NAME, { chromeTransactionDurability: 'strict' })
  dexie.use({ stack: 'dbcore', create: transactions.watch })
  dexie.version(1).stores(SCHEMA)
  dexie.version(2).stores(SCHEMA_2)
  dexie.on('versionchange', ({ newVersion }) => {
    // A deletion announces no version; the next connection finds out what is left.
    if (newVersion !== null) reportTrouble('outdated')
  })
  dexie.on('close', onClose)
  return {
    async open() {
      const answered = reportIfSlow()
      dexie.on('blocked', () => {
        answered()
        reportTrouble('blocked')
      })
      try {
        await dexie.open()
      } finally {
        answered()
      }
      return tablesOf(dexie)
    },
    end() {
      transactions.abort()
      dexie.close()
    },
  }
}

/** The row of `meta` that a new database lacks. */
const CREATED_KEY = 'kept'

let known = false

/**
 * Detects that the browser has evicted our storage, and reports it once: the database is new
 * although this page, or an earlier visit, has used it. Emptied tables refill from the server.
 */
export async function detectEviction(db: Database): Promise<void> {
  const isNew = (await db.meta.get(CREATED_KEY)) === undefined
  if (isNew && (known || readCache(LOCAL_DATA_KEY) !== undefined)) reportTrouble('lost')
  if (isNew) await db.meta.put({ key: CREATED_KEY, value: Date.now() })
  known = true
}

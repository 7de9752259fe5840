import type * as DexieModule from 'dexie'
import { OpenTransactions } from './openTransactions.ts'
import { reportIfSlow } from './slowStorage.ts'
import { reportTrouble } from './storageTrouble.ts'
import { readCache } from '#data/live/localStorageCache.ts'
import { LOCAL_DATA_KEY } from './localData.ts'
import type { Dexie, Table } from 'dexie'
import type {
  ReplicaRow,
  CartRow,
  DraftRow,
  FittingPageRow,
  MailRow,
  MetaRow,
  OrderRow,
  OutboxRow,
  PreferencesRow,
  ProductRow,
  ReceiptRow,
  MeasurementSetRow,
} from './rows.ts'

/** Only indexed fields are listed. A new version only adds: an older tab may still be writing. */
export const SCHEMA = {
  products: 'id, slug, category, seq',
  cart: 'id, owner',
  drafts: 'key, owner',
  measurementSets: 'id, owner',
  preferences: 'owner',
  outbox: 'id, kind, owner, order',
  receipts: 'id, owner',
  orders: 'id, owner',
  meta: 'key',
  // The table's name is stored on devices; the code calls it `replicas`.
  books: '[collection+id], collection',
}

export const SCHEMA_2 = { mails: 'key, owner' }

export const SCHEMA_3 = { fittingPages: 'token, owner' }

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
  replicas: Table<ReplicaRow, [string, string]>
  mails: Table<MailRow, string>
  fittingPages: Table<FittingPageRow, string>
  /** Runs in one transaction. Await nothing but table operations inside: it would commit early. */
  transact: <Value>(tables: Table[], work: () => Promise<Value>) => Promise<Value>
  /**
   * Writes the rows that `pending` returns. Most page loads find none, and then no write
   * transaction is opened; otherwise `pending` runs again inside it.
   * @param alsoRead other tables that `pending` reads
   */
  putPending: <Row>(
    table: Table<Row, string>,
    pending: () => Promise<Row[]>,
    alsoRead?: Table[],
  ) => Promise<void>
  /** Closes this connection. A later one stays open. */
  close: () => void
}

/** The tables of an open database. */
export function tablesOf(dexie: Dexie): Database {
  // Dexie tracks native promises through a transaction only when given an async function.
  const transact: Database['transact'] = (tables, work) =>
    dexie.transaction('rw', tables, async () => work())
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
    replicas: dexie.table('books'),
    mails: dexie.table('mails'),
    fittingPages: dexie.table('fittingPages'),
    transact,
    async putPending(table, pending, alsoRead = []) {
      if ((await pending()).length === 0) return
      await transact([table, ...alsoRead], async () => {
        await table.bulkPut(await pending())
      })
    },
    close: () => dexie.close(),
  }
}

const NAME = 'darzi'

/** A connection to this device's database, open or not. */
export type DatabaseConnection = {
  open: () => Promise<Database>
  /** Closes it at once and aborts its transactions, even while it is still opening. */
  end: () => void
}

/**
 * Prepares a connection and reports what prevents it from opening.
 * @param onClose called when the open connection is closed, by us or by the browser
 */
export function connectTo({ Dexie }: typeof DexieModule, onClose: () => void): DatabaseConnection {
  const transactions = new OpenTransactions()
  // Dexie's cache of query results held on to each batch of a long pull: with 20,000 products, a page
  // took 310 MB of memory instead of 50 (`npm run bench:growth`). Live queries need none.
  // A connection that the browser closed is not reopened by Dexie, which would not detect an eviction.
  const dexie = new Dexie(NAME, {
    chromeTransactionDurability: 'strict',
    cache: 'disabled',
    autoOpen: false,
  })
  dexie.use({ stack: 'dbcore', create: transactions.watch })
  dexie.version(1).stores(SCHEMA)
  dexie.version(2).stores(SCHEMA_2)
  dexie.version(3).stores(SCHEMA_3)
  dexie.on('versionchange', ({ newVersion }) => {
    // On a deletion there is no new version: the next connection finds out what is left.
    if (newVersion !== null) reportTrouble('outdated')
  })
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
      dexie.on('close', onClose)
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

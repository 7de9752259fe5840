import type { Dexie, Table } from 'dexie'
import type {
  ReplicaRow,
  CartRow,
  DraftRow,
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

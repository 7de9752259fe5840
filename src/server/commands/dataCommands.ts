import { isFields } from '#domain/base/parse.ts'
import { DEMO_HOUSE } from '#domain/shop/demoHouse.ts'
import { selectText } from '#server/pocketbase/queries.ts'
import { findById, newRecord } from '#server/pocketbase/records.ts'
import { print } from '#server/pocketbase/terminal.ts'
import { makeKeys } from '#server/push/vapid.ts'
import { inWriteTransaction } from '#server/pocketbase/writeTransaction.ts'
import { SHOP_ID } from '#domain/shop/shop.ts'

const EPOCH_LENGTH = 12

/**
 * Loads a catalogue once: a shop with any product, even a deleted one, is left alone.
 * @param demo whether the shop starts as the demo house, with lead times and fittings
 */
export function loadCatalogue(app: CoreApp, file: string | undefined, demo: boolean): void {
  if (!file) throw new Error('Usage: catalogue <file>')
  app.runAllMigrations()
  const known = app.countRecords('products')
  if (known > 0) return print(`catalogue kept ${known}`)
  const entries: unknown = JSON.parse(toString($os.readFile(file)))
  if (!Array.isArray(entries)) throw new Error(`${file} is not a list of products.`)
  inWriteTransaction(app, (tx) => {
    for (const entry of entries.filter(isFields))
      tx.save(newRecord(tx, 'products', { rev: 1, ...entry }))
    if (demo) beginAsDemoHouse(tx)
  })
  print(`catalogue loaded ${entries.length}`)
}

/** Leaves what the owner has set. */
function beginAsDemoHouse(tx: CoreApp): void {
  const shop = findById(tx, 'shop', SHOP_ID)
  if (!shop || shop.getInt('rev') > 0) return
  shop.set('workroom', DEMO_HOUSE.workroom)
  shop.set('fittings', DEMO_HOUSE.fittings)
  tx.save(shop)
}

/**
 * Starts a new epoch after a restore: the restored database counts `seq` on from the backup, so its
 * numbers repeat. Checks the integrity of the restored database first.
 */
export function beginEpoch(app: CoreApp): void {
  const check = selectText(app.db().newQuery('PRAGMA quick_check'), 'quick_check')
  if (check !== 'ok') throw new Error(`The database is damaged: ${check}`)
  app.runAllMigrations()
  const epoch = app.findFirstRecordByData('counters', 'name', 'epoch')
  epoch.set('text', $security.randomString(EPOCH_LENGTH))
  app.save(epoch)
  print(`epoch ${epoch.getString('text')}`)
}

/**
 * Copies the database at one moment, also while the shop is open and written to: SQLite makes the
 * copy in one read transaction, so no write waits. (PocketBase's own backups block all writes.)
 */
export function snapshotDatabase(app: CoreApp, file: string | undefined): void {
  if (!file) throw new Error('Usage: snapshot <file>')
  app.runAllMigrations()
  app.db().newQuery('VACUUM INTO {:file}').bind({ file }).execute()
  print(`snapshot ${file}`)
}

/** Creates the keys that sign pushes, so that a new shop has them from the start. */
export function createPushKeys(app: CoreApp): void {
  app.runAllMigrations()
  print(makeKeys(app) ? 'push keys made' : 'push keys kept')
}

import { isFields } from '#domain/base/parse.ts'
import { selectText } from '#server/pocketbase/queries.ts'
import { newRecord } from '#server/pocketbase/records.ts'
import { print } from '#server/pocketbase/terminal.ts'
import { inWriteTransaction } from '#server/pocketbase/writeTransaction.ts'

const EPOCH_LENGTH = 12

/**
 * Loads the demo catalogue once: a catalogue that has a product, even a deleted one, is left alone.
 */
export function loadCatalogue(app: CoreApp, file: string | undefined): void {
  if (!file) throw new Error('Usage: catalogue <file>')
  app.runAllMigrations()
  const known = app.countRecords('products')
  if (known > 0) return print(`catalogue kept ${known}`)
  const entries: unknown = JSON.parse(toString($os.readFile(file)))
  if (!Array.isArray(entries)) throw new Error(`${file} is no list of products.`)
  inWriteTransaction(app, (tx) => {
    for (const entry of entries.filter(isFields))
      tx.save(newRecord(tx, 'products', { rev: 1, ...entry }))
  })
  print(`catalogue loaded ${entries.length}`)
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

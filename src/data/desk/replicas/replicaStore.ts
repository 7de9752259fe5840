import { adminAuth } from '#data/auth/savedAuth.ts'
import { inDatabase, type Database } from '#data/storage/database.ts'

const POSITION = 'book/'
const EPOCH = `${POSITION}epoch`

/**
 * The records of a replica as the server sent them, and the `seq` up to which this device has them;
 * undefined if it has never stored any. Without working storage, replicas are fetched from the
 * server each time.
 */
export async function loadReplica(
  collection: string,
): Promise<{ records: unknown[]; position: number } | undefined> {
  const load = (db: Database) =>
    db.transact([db.replicas, db.meta], async () => {
      const position = await positionIn(db, collection)
      if (position === undefined) return undefined
      return { records: await recordsIn(db, collection), position }
    })
  return inDatabase(load).catch(() => undefined)
}

/**
 * Stores a page of records and the new position in one transaction. A page after a gap is not
 * stored: the previous page did not fit, and both are fetched again when the replica is next opened.
 * @param after the `seq` that the page begins after
 * @param reached the `seq` of its last record
 */
export async function savePage(
  collection: string,
  records: readonly { id: string; seq: number }[],
  { after, reached }: { after: number; reached: number },
): Promise<void> {
  const save = (db: Database) =>
    db.transact([db.replicas, db.meta], async () => {
      const position = (await positionIn(db, collection)) ?? 0
      if (after > position || reached < position) return
      // Another tab may have stored newer ones of the same records.
      const newer = records.filter(({ seq }) => seq > position)
      await db.replicas.bulkPut(rowsOf(collection, newer))
      await db.meta.put({ key: POSITION + collection, value: reached })
    })
  await store(save)
}

/** The records of a collection that has no position, as last saved. */
export async function loadRecords(collection: string): Promise<unknown[]> {
  return inDatabase((db) => recordsIn(db, collection)).catch(() => [])
}

export async function saveRecords(
  collection: string,
  records: readonly { id: string }[],
): Promise<void> {
  if (records.length > 0) await store((db) => db.replicas.bulkPut(rowsOf(collection, records)))
}

/**
 * Writes what the server has answered. An answer may arrive after the owner has signed out, when the
 * customers' data has been cleared: it is not stored then.
 */
async function store(write: (db: Database) => Promise<unknown>): Promise<void> {
  if (!adminAuth.current()) return
  // The records are on the server; without a local copy they are only unreadable offline.
  await inDatabase(write).catch(() => undefined)
}

/** Deletes records that the server no longer has. */
export async function deleteRecords(collection: string, ids: readonly string[]): Promise<void> {
  const keys = ids.map((id): [string, string] => [collection, id])
  await inDatabase((db) => db.replicas.bulkDelete(keys)).catch(() => undefined)
}

/** The epoch of the server that the records are from; undefined when there are none. */
export async function storedEpoch(): Promise<string | undefined> {
  const row = await inDatabase((db) => db.meta.get(EPOCH)).catch(() => undefined)
  return typeof row?.value === 'string' ? row.value : undefined
}

/** Stores the epoch of the records that are pulled from now on. */
export async function storeEpoch(epoch: string): Promise<void> {
  await inDatabase((db) => db.meta.put({ key: EPOCH, value: epoch })).catch(() => undefined)
}

/** Deletes all of them, when the owner signs out or the server begins another epoch. */
export async function clearRecords(): Promise<void> {
  const clear = (db: Database) =>
    db.transact([db.replicas, db.meta], async () => {
      await db.replicas.clear()
      await db.meta.where('key').startsWith(POSITION).delete()
    })
  await inDatabase(clear).catch(() => undefined)
}

/** 0 for data of an earlier version, which stored no position: it is fetched again. */
async function positionIn(db: Database, collection: string): Promise<number | undefined> {
  const row = await db.meta.get(POSITION + collection)
  return row && (typeof row.value === 'number' ? row.value : 0)
}

async function recordsIn(db: Database, collection: string): Promise<unknown[]> {
  const rows = await db.replicas.where({ collection }).toArray()
  return rows.map(({ record }) => record)
}

function rowsOf(collection: string, records: readonly { id: string }[]) {
  return records.map((record) => ({ collection, id: record.id, record: { ...record } }))
}

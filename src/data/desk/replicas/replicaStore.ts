import { inDatabase } from '#data/storage/database.ts'

const KNOWN = 'book/'

/**
 * The records of a replica as the server sent them, from this device's database. Without working
 * storage, replicas are fetched from the server each time.
 */
export async function loadRecords(collection: string): Promise<unknown[]> {
  try {
    const rows = await inDatabase((db) => db.replicas.where({ collection }).toArray())
    return rows.map(({ record }) => record)
  } catch {
    return []
  }
}

/** Whether a collection has been fully pulled on this device before; it may have been empty. */
export async function isReplicated(collection: string): Promise<boolean> {
  const row = await inDatabase((db) => db.meta.get(KNOWN + collection)).catch(() => undefined)
  return row !== undefined
}

/** Records that a collection has been fully pulled. */
export async function markReplicated(collection: string): Promise<void> {
  const row = { key: KNOWN + collection, value: true }
  await inDatabase((db) => db.meta.put(row)).catch(() => undefined)
}

export async function saveRecords(
  collection: string,
  records: readonly { id: string }[],
): Promise<void> {
  const rows = records.map((record) => ({ collection, id: record.id, record: { ...record } }))
  try {
    if (rows.length > 0) await inDatabase((db) => db.replicas.bulkPut(rows))
  } catch {
    // The records are on the server; without a local copy they are only unreadable offline.
  }
}

/** Deletes records that the server no longer has. */
export async function deleteRecords(collection: string, ids: readonly string[]): Promise<void> {
  const keys = ids.map((id): [string, string] => [collection, id])
  await inDatabase((db) => db.replicas.bulkDelete(keys)).catch(() => undefined)
}

/** Deletes all of them, when the owner signs out. */
export async function clearRecords(): Promise<void> {
  await inDatabase(async (db) => {
    await db.replicas.clear()
    await db.meta.where('key').startsWith(KNOWN).delete()
  }).catch(() => undefined)
}

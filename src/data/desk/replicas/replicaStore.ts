import { inDatabase } from '#data/storage/database.ts'

const KNOWN = 'book/'

/**
 * What the owner's device keeps of the house's books, as the server sent it. A device that cannot
 * keep anything works on: the books are then fetched each time.
 */
export async function loadRecords(collection: string): Promise<unknown[]> {
  try {
    const rows = await inDatabase((db) => db.books.where({ collection }).toArray())
    return rows.map(({ record }) => record)
  } catch {
    return []
  }
}

/** Whether a collection was fetched on this device before; it may have had nothing in it. */
export async function isReplicated(collection: string): Promise<boolean> {
  const row = await inDatabase((db) => db.meta.get(KNOWN + collection)).catch(() => undefined)
  return row !== undefined
}

/** Remembers that a collection was fetched as a whole. */
export async function markReplicated(collection: string): Promise<void> {
  const row = { key: KNOWN + collection, value: true }
  await inDatabase((db) => db.meta.put(row)).catch(() => undefined)
}

/** Keeps records of a collection. */
export async function saveRecords(
  collection: string,
  records: readonly { id: string }[],
): Promise<void> {
  const rows = records.map((record) => ({ collection, id: record.id, record: { ...record } }))
  try {
    if (rows.length > 0) await inDatabase((db) => db.books.bulkPut(rows))
  } catch {
    // The books are on the server; without a copy here they cannot be read offline, no more.
  }
}

/** Wipes all of it, when the owner signs out. */
export async function clearRecords(): Promise<void> {
  await inDatabase(async (db) => {
    await db.books.clear()
    await db.meta.where('key').startsWith(KNOWN).delete()
  }).catch(() => undefined)
}

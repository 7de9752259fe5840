import type { Cursor } from '#domain/pull.ts'
import type { Database } from './database.ts'
import { reading, readText } from './reading.ts'

const KEY = 'catalogue'
const RECONCILED = 'catalogueReconciled'

/** How far the catalogue of this device goes; undefined before the first pull. */
export async function readCursor(db: Database): Promise<Cursor | undefined> {
  const row = await db.meta.get(KEY)
  const from = reading(row?.value)
  const cursor = from.finish({ seq: from.number('seq'), epoch: from.optional('epoch', readText) })
  return cursor.ok ? cursor.value : undefined
}

export async function writeCursor(db: Database, cursor: Cursor): Promise<void> {
  await db.meta.put({ key: KEY, value: cursor })
}

/** When the whole list was last compared, in Unix milliseconds; 0 when never. */
export async function readReconciled(db: Database): Promise<number> {
  const row = await db.meta.get(RECONCILED)
  return typeof row?.value === 'number' ? row.value : 0
}

export async function writeReconciled(db: Database, nowMs: number): Promise<void> {
  await db.meta.put({ key: RECONCILED, value: nowMs })
}

import type { Cursor } from '#domain/pull.ts'
import type { Database } from './database.ts'
import { reading, readText } from './reading.ts'
import type { Read } from './reading.ts'

const KEY = 'catalogue'
const RECONCILED = 'catalogueReconciled'

/** A place in the history of the catalogue, as it is stored and as the server says it. */
export function readCursorOf(wire: unknown): Read<Cursor> {
  const from = reading(wire)
  return from.finish({ seq: from.number('seq'), epoch: from.optional('epoch', readText) })
}

/** How far the catalogue of this device goes; undefined before the first pull. */
export async function readCursor(db: Database): Promise<Cursor | undefined> {
  const row = await db.meta.get(KEY)
  const cursor = readCursorOf(row?.value)
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

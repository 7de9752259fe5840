import type { CatalogueHint, Cursor } from '#domain/products/pull.ts'
import type { Database } from '#data/storage/database.ts'
import { fieldReader, parseText, type Parsed } from '#domain/base/parse.ts'

const KEY = 'catalogue'
const RECONCILED = 'catalogueReconciled'

/** Parses a catalogue cursor, as stored here and as the server sends it. */
export function parseCursor(wire: unknown): Parsed<Cursor> {
  const from = fieldReader<CatalogueHint>(wire)
  return from.finish({ seq: from.number('seq'), epoch: from.optional('epoch', parseText) })
}

/** The cursor up to which this device has the catalogue; undefined before the first pull. */
export async function readCursor(db: Database): Promise<Cursor | undefined> {
  const row = await db.meta.get(KEY)
  const cursor = parseCursor(row?.value)
  return cursor.ok ? cursor.value : undefined
}

export async function writeCursor(db: Database, cursor: Cursor): Promise<void> {
  await db.meta.put({ key: KEY, value: cursor })
}

/** When the full list of ids was last reconciled, in Unix milliseconds; 0 when never. */
export async function readReconciled(db: Database): Promise<number> {
  const row = await db.meta.get(RECONCILED)
  return typeof row?.value === 'number' ? row.value : 0
}

export async function writeReconciled(db: Database, nowMs: number): Promise<void> {
  await db.meta.put({ key: RECONCILED, value: nowMs })
}

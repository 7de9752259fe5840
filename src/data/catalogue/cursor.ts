import { done } from '#domain/base/problem.ts'
import { rewound } from '#domain/products/pull.ts'
import type { Cursor, Skipped } from '#domain/products/pull.ts'
import type { Database } from '#data/storage/database.ts'
import { isFields, fieldReader, readText } from '#data/parse/parse.ts'
import type { Parsed } from '#data/parse/parse.ts'

const KEY = 'catalogue'
const RECONCILED = 'catalogueReconciled'
const SKIPPED = 'catalogueSkipped'

/** A place in the history of the catalogue, as it is stored and as the server says it. */
export function readCursorOf(wire: unknown): Parsed<Cursor> {
  const from = fieldReader(wire)
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

/** The products that could not be read, and the build of the shop that could not read them. */
export async function readSkipped(db: Database): Promise<{ build: string; products: Skipped }> {
  const row = await db.meta.get(SKIPPED)
  const from = fieldReader(row?.value)
  const products = from.ifReadable('products', (wire) => done(isFields(wire) ? wire : {})) ?? {}
  const seqs = Object.entries(products).flatMap(([id, seq]) =>
    typeof seq === 'number' ? [[id, seq] as const] : [],
  )
  return { build: from.textOr('build', ''), products: Object.fromEntries(seqs) }
}

export async function writeSkipped(db: Database, products: Skipped): Promise<void> {
  if (Object.keys(products).length === 0) return db.meta.delete(SKIPPED)
  await db.meta.put({ key: SKIPPED, value: { build: appBuild(), products } })
}

/**
 * Puts the cursor back to where the skipped products come again, when there is a reason to expect
 * more of them this time: another build of the shop, or the daily comparison.
 */
export async function retrySkipped(db: Database, isDue: boolean): Promise<void> {
  const { build, products } = await readSkipped(db)
  if (Object.keys(products).length === 0 || (build === appBuild() && !isDue)) return
  await db.transact([db.meta], async () => {
    const cursor = await readCursor(db)
    if (cursor) await writeCursor(db, rewound(cursor, products))
    await writeSkipped(db, {})
  })
}

/** The build that this page comes from; empty where there is no page. */
function appBuild(): string {
  const page: Document | undefined = globalThis.document
  return page?.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''
}

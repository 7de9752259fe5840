import { done } from '#domain/base/problem.ts'
import { rewindCursor, type Skipped } from '#domain/products/pull.ts'
import type { Database } from '#data/storage/database.ts'
import { isFields, fieldReader } from '#domain/base/parse.ts'
import { readCursor, writeCursor } from './cursor.ts'

const SKIPPED = 'catalogueSkipped'

/** The products that could not be parsed, and the build of the shop that failed to parse them. */
export async function readSkipped(db: Database): Promise<{ build: string; products: Skipped }> {
  const row = await db.meta.get(SKIPPED)
  const from = fieldReader(row?.value)
  const products = from.ifReadable('products', (wire) => done(isFields(wire) ? wire : {})) ?? {}
  const seqs = Object.entries(products).flatMap(([id, seq]) =>
    typeof seq === 'number' ? [[id, seq] as const] : [],
  )
  return { build: from.textOr('build', ''), products: Object.fromEntries(seqs) }
}

/** Stores the skipped products with the build that skipped them. */
export async function writeSkipped(db: Database, products: Skipped): Promise<void> {
  if (Object.keys(products).length === 0) return db.meta.delete(SKIPPED)
  await db.meta.put({ key: SKIPPED, value: { build: appBuild(), products } })
}

/**
 * Rewinds the cursor so that skipped products are pulled again, when that may succeed now: under
 * another build of the shop, or at the daily reconciliation.
 */
export async function retrySkipped(db: Database, isDue: boolean): Promise<void> {
  const { build, products } = await readSkipped(db)
  if (Object.keys(products).length === 0 || (build === appBuild() && !isDue)) return
  await db.transact([db.meta], async () => {
    const cursor = await readCursor(db)
    if (cursor) await writeCursor(db, rewindCursor(cursor, products))
    await writeSkipped(db, {})
  })
}

/** The build of this page; empty where there is no document. */
function appBuild(): string {
  const page: Document | undefined = globalThis.document
  return page?.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''
}

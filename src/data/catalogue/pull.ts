import {
  idOf,
  pullStep,
  reconcile,
  updateSkipped,
  type CataloguePage,
  type Cursor,
} from '#domain/products/pull.ts'
import { done, type Result } from '#domain/base/problem.ts'
import { readCursor, readReconciled, writeCursor, writeReconciled } from './cursor.ts'
import { readSkipped, retrySkipped, writeSkipped } from './skippedProducts.ts'
import { inDatabase } from '#data/storage/database.ts'
import { NO_RESPONSE, type Failure } from '#data/server/failure.ts'
import { fetchJson } from '#data/server/http.ts'
import { parseCatalogueIds, parseCataloguePage } from '#data/parse/parseCatalogue.ts'
import type { Parsed } from '#domain/base/parse.ts'

const PAGE = 500
const RECONCILE_AFTER_MS = 24 * 60 * 60 * 1000

/**
 * The catalogue may change during reconciliation; after this many tries, leave it to the next pull.
 */
const RECONCILE_TRIES = 3

const START: Cursor = { seq: 0 }

/**
 * The cursor that a pull reached, and the full shelf when it read the history from the beginning.
 */
type Pulled = { cursor: Cursor; shelf: Set<string> | undefined }

/** Brings this device's catalogue up to date with the server's, page by page. */
export async function pullCatalogue(nowMs: number): Promise<Result<Cursor, Failure>> {
  const first = await inDatabase(readCursor)
  const due = Math.abs(nowMs - (await inDatabase(readReconciled))) > RECONCILE_AFTER_MS
  await inDatabase((db) => retrySkipped(db, due))
  const pulled = await pullPages()
  if (!pulled.ok) return pulled
  const { cursor, shelf } = pulled.value
  if (shelf && (await compareWith(cursor, [...shelf], nowMs))) return done(cursor)
  const anotherHistory = first?.epoch !== cursor.epoch
  return anotherHistory || due ? reconcileCatalogue(cursor, nowMs) : done(cursor)
}

async function pullPages(): Promise<Result<Pulled, Failure>> {
  let shelf: Pulled['shelf']
  for (;;) {
    const cursor = (await inDatabase(readCursor)) ?? START
    if (cursor.seq === 0) shelf = new Set()
    const page = await fetchRead(
      `/api/catalogue/changes?after=${cursor.seq}&limit=${PAGE}`,
      parseCataloguePage,
    )
    if (!page.ok) return page
    const step = pullStep(cursor, page.value)
    if (step.kind === 'stuck') return { ok: false, problem: NO_RESPONSE }
    const taken = step.kind === 'apply' ? page.value.changes : []
    const isNews =
      taken.length > 0 || cursor.seq !== step.cursor.seq || cursor.epoch !== step.cursor.epoch
    if (isNews && !(await applyPage(cursor, step.cursor, taken))) shelf = undefined
    for (const change of taken) {
      if (change.kind === 'gone') shelf?.delete(change.id)
      else shelf?.add(idOf(change))
    }
    if (step.kind === 'apply' && !page.value.more) return done({ cursor: step.cursor, shelf })
  }
}

/**
 * Writes rows and cursor in one transaction, and only if the cursor is still where the page was
 * requested from. Unreadable products keep their previous row: the server prices each order anyway.
 * @returns false when another tab has moved the cursor meanwhile
 */
function applyPage(from: Cursor, to: Cursor, changes: CataloguePage['changes']): Promise<boolean> {
  return inDatabase((db) =>
    db.transact([db.products, db.meta], async () => {
      const now = (await readCursor(db)) ?? START
      if (now.seq !== from.seq || now.epoch !== from.epoch) return false
      const products = changes.flatMap((change) =>
        change.kind === 'product' ? [change.product] : [],
      )
      const gone = changes.flatMap((change) => (change.kind === 'gone' ? [change.id] : []))
      await db.products.bulkPut(products)
      await db.products.bulkDelete(gone)
      const { products: skipped } = await readSkipped(db)
      await writeSkipped(db, updateSkipped(to.seq === 0 ? {} : skipped, changes))
      await writeCursor(db, to)
      return true
    }),
  )
}

/**
 * Reconciles with the full list of ids; unnecessary after reading the history from its beginning.
 * The list is only conclusive if nothing changed meanwhile, so a pull after it must end at the same
 * cursor as the pull before it.
 */
async function reconcileCatalogue(pulled: Cursor, nowMs: number): Promise<Result<Cursor, Failure>> {
  let at = pulled
  for (let tries = 0; tries < RECONCILE_TRIES; tries += 1) {
    const listed = await fetchRead('/api/catalogue/ids', parseCatalogueIds)
    if (!listed.ok) return listed
    const again = await pullPages()
    if (!again.ok) return again
    const { cursor } = again.value
    const unchanged = cursor.seq === at.seq && cursor.epoch === listed.value.epoch
    at = cursor
    if (unchanged && (await compareWith(at, listed.value.ids, nowMs))) break
  }
  return done(at)
}

/** @returns false when products are missing here: the cursor is then reset to the beginning */
function compareWith(at: Cursor, ids: string[], nowMs: number): Promise<boolean> {
  return inDatabase((db) =>
    db.transact([db.products, db.meta], async () => {
      const now = await readCursor(db)
      if (now?.seq !== at.seq || now.epoch !== at.epoch) return false
      const { products: skipped } = await readSkipped(db)
      const here = await db.products.toCollection().primaryKeys()
      const { gone, missing } = reconcile(here, ids, skipped)
      await db.products.bulkDelete(gone)
      if (missing) await writeCursor(db, { seq: 0, epoch: at.epoch })
      else await writeReconciled(db, nowMs)
      return !missing
    }),
  )
}

/** An unreadable response counts as a failure: nothing is stored and the pull is retried later. */
async function fetchRead<Value>(
  path: string,
  read: (wire: unknown) => Parsed<Value>,
): Promise<Result<Value, Failure>> {
  const answer = await fetchJson(path)
  if (!answer.ok) return answer
  const value = read(answer.value)
  return value.ok ? value : { ok: false, problem: NO_RESPONSE }
}

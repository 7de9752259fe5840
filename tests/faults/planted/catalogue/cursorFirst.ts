import { readCursor, writeCursor } from '#data/catalogue/cursor.ts'
import { inDatabase } from '#data/storage/database.ts'
import { NO_RESPONSE } from '#data/server/failure.ts'
import { fetchJson } from '#data/server/http.ts'
import type { pullCatalogue as real } from '#data/catalogue/pull.ts'
import { parseCataloguePage } from '#data/parse/parseCatalogue.ts'
import { pullStep } from '#domain/products/pull.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

/** Pulls page by page, each cursor stored before its rows. */
export const pullCatalogue: Faulty<typeof real> = () => async () => {
  for (;;) {
    const cursor = (await inDatabase(readCursor)) ?? { seq: 0 }
    const answer = await fetchJson(`/api/catalogue/changes?after=${cursor.seq}&limit=500`)
    if (!answer.ok) return answer
    const page = parseCataloguePage(answer.value)
    if (!page.ok) return { ok: false, problem: NO_RESPONSE }
    const step = pullStep(cursor, page.value)
    if (step.kind === 'stuck') return { ok: false, problem: NO_RESPONSE }
    await inDatabase((db) => writeCursor(db, step.cursor))
    if (step.kind === 'restart') continue
    for (const change of page.value.changes) {
      if (change.kind === 'product') await inDatabase((db) => db.products.put(change.product))
      else await inDatabase((db) => db.products.delete(change.id))
    }
    if (!page.value.more) return { ok: true, value: step.cursor }
  }
}

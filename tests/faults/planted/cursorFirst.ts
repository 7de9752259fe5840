import { readCursor, writeCursor } from '#data/catalogueCursor.ts'
import { inDatabase } from '#data/database.ts'
import { NO_ANSWER } from '#data/failure.ts'
import { fetchJson } from '#data/http.ts'
import type { pullCatalogue as sound } from '#data/pullCatalogue.ts'
import { readCataloguePage } from '#data/readCatalogue.ts'
import { pullStep } from '#domain/pull.ts'
import type { Faulty } from './faulty.ts'

/** Pulls page by page, each cursor stored before its rows. */
export const pullCatalogue: Faulty<typeof sound> = () => async () => {
  for (;;) {
    const cursor = (await inDatabase(readCursor)) ?? { seq: 0 }
    const answer = await fetchJson(`/api/catalogue/changes?after=${cursor.seq}&limit=500`)
    if (!answer.ok) return answer
    const page = readCataloguePage(answer.value)
    if (!page.ok) return { ok: false, problem: NO_ANSWER }
    const step = pullStep(cursor, page.value)
    if (step.kind === 'stuck') return { ok: false, problem: NO_ANSWER }
    await inDatabase((db) => writeCursor(db, step.cursor))
    if (step.kind === 'restart') continue
    for (const change of page.value.changes) {
      if (change.kind === 'product') await inDatabase((db) => db.products.put(change.product))
      else await inDatabase((db) => db.products.delete(change.id))
    }
    if (!page.value.more) return { ok: true, value: step.cursor }
  }
}

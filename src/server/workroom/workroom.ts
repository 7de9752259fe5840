import { promiseAt, type Load, type LoadAnswer } from '#domain/workroom/promise.ts'
import { piecesOf, type Work } from '#domain/workroom/workroom.ts'
import { selectTexts } from '#server/pocketbase/queries.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { rateLimited } from '#server/limits/rateLimits.ts'
import { shopOf } from '#server/settings/shopSettings.ts'

/** The condition of the index `idx_orders_load`, word for word: SQLite compares the texts. */
const UNFINISHED =
  "dueDate != '' AND status != 'ready' AND status != 'delivered' AND status != 'cancelled'"

/** Answers how many unfinished pieces are promised for each day, and nothing about whose they are. */
export function workroomLoad(e: core.RequestEvent): void {
  rateLimited(e, 'any', () => {
    setDataHeaders(e)
    const answer: LoadAnswer = { load: loadOf(e.app) }
    e.json(200, answer)
  })
}

/**
 * The pieces that the workroom makes for an order placed now, and the days promised for it; empty
 * for none.
 */
export function promiseNow(app: CoreApp, work: readonly Work[]) {
  const { workroom } = shopOf(app)
  const known = { load: loadOf(app), isCurrent: true }
  const promised = promiseAt(Date.now(), { workroom, known, work })
  const { trialDate = '', dueDate = '' } = promised ?? {}
  return { pieces: piecesOf(workroom, work), trialDate, dueDate }
}

/** Empty for a house that promises no days. */
function loadOf(app: CoreApp): Load {
  if (!shopOf(app).workroom) return {}
  const query = app
    .db()
    .newQuery(
      `SELECT dueDate, SUM(pieces) AS pieces FROM orders WHERE ${UNFINISHED} GROUP BY dueDate`,
    )
  const rows = selectTexts(query, ['dueDate', 'pieces'])
  return Object.fromEntries(rows.map(({ dueDate, pieces }) => [dueDate, Number(pieces)]))
}

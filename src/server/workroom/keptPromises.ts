import { dateOf, shopDateOf, shopDay } from '#domain/base/day.ts'
import { COUNTED_DAYS, keptOf, type KeptPromises } from '#domain/workroom/keptPromises.ts'
import { selectTexts } from '#server/pocketbase/queries.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { asOwner } from '#server/sessions/sessions.ts'

/**
 * The first promised day of each order, and when it was first ready, ignoring a "ready" that was undone;
 * cancelled orders are left out.
 */
const FIRST_PROMISES = `
  SELECT promise.day AS day, IFNULL(done.day, '') AS readyDay, IFNULL(done.at, '') AS at
  FROM (SELECT "order", "to" AS day, MIN(seq) FROM order_events
        WHERE kind = 'dueDate' AND "from" = '' GROUP BY "order") AS promise
  JOIN orders ON orders.id = promise."order" AND orders.status != 'cancelled'
  LEFT JOIN (SELECT "order", day, MIN(created) AS at FROM order_events
        WHERE kind = 'status' AND "to" IN ('ready', 'delivered') AND NOT EXISTS (
          SELECT 1 FROM order_events AS back
          WHERE back."order" = order_events."order" AND back.kind = 'status' AND back."from" = 'ready'
            AND back."to" = 'trial' AND back.seq > order_events.seq)
        GROUP BY "order") AS done
    ON done."order" = promise."order"
  WHERE promise.day >= {:from}`

/** Answers how many of the recent promises were kept; the owner's only. */
export function keptPromises(e: core.RequestEvent): void {
  asOwner(e, () => {
    const now = Date.now()
    const query = e.app
      .db()
      .newQuery(FIRST_PROMISES)
      .bind({ from: dateOf(shopDay(now) - COUNTED_DAYS) })
    const promises = selectTexts(query, ['day', 'readyDay', 'at']).map(({ day, readyDay, at }) => ({
      day,
      readyDay: readyDay || shopDateOf(at),
    }))
    setDataHeaders(e)
    const answer: KeptPromises = keptOf(promises, now)
    e.json(200, answer)
  })
}

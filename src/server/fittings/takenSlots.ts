import { slotAt, slotKey, type Taken, type TakenAnswer } from '#domain/fittings/slots.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { rateLimited } from '#server/limits/rateLimits.ts'
import { selectTexts } from '#server/pocketbase/queries.ts'

/** The first condition is that of the index `idx_fittings_taken`, word for word. */
const TAKEN = `
  SELECT date, time, COUNT(*) AS count FROM fittings
  JOIN orders ON orders.id = fittings."order"
    AND orders.status != 'delivered' AND orders.status != 'cancelled'
  WHERE fittings.status != 'done' AND fittings.status != 'cancelled' AND date >= {:today}
  GROUP BY date, time`

/** Answers how many fittings begin at each slot from today on, and nothing about whose they are. */
export function takenSlots(e: core.RequestEvent): void {
  rateLimited(e, 'any', () => {
    setDataHeaders(e)
    const answer: TakenAnswer = { taken: takenNow(e.app) }
    e.json(200, answer)
  })
}

/** How many fittings begin at each slot from today on. */
export function takenNow(app: CoreApp): Taken {
  const { date: today } = slotAt(Date.now())
  const rows = selectTexts(app.db().newQuery(TAKEN).bind({ today }), ['date', 'time', 'count'])
  return Object.fromEntries(rows.map(({ count, ...slot }) => [slotKey(slot), Number(count)]))
}

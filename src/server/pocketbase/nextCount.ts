import { selectNumber } from './queries.ts'

/**
 * The next number of a series, from 1. Only inside the transaction that stores what is numbered: the
 * counter then moves if and only if it is stored, so the numbers have no gap.
 */
export function nextCount(tx: CoreApp, name: string): number {
  const id = $security.randomStringWithAlphabet(15, 'abcdefghijklmnopqrstuvwxyz')
  tx.db()
    .newQuery(
      `INSERT INTO counters (id, name, value) SELECT {:id}, {:name}, 0
       WHERE NOT EXISTS (SELECT 1 FROM counters WHERE name = {:name})`,
    )
    .bind({ id, name })
    .execute()
  const next = tx
    .db()
    .newQuery('UPDATE counters SET value = value + 1 WHERE name = {:name} RETURNING value')
    .bind({ name })
  return selectNumber(next, 'value')
}
